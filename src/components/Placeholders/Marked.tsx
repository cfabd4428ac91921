import React, {type ReactNode} from 'react';
import {PLACEHOLDER, useValues} from '@site/src/lib/values';
import {isFillable, usePlaceholders, type Placeholder} from './context';

function Mark({name, description, type, example}: Placeholder): ReactNode {
  const own = useValues()[name];
  const value = isFillable({name, description, type, example}) ? own : undefined;
  return (
    <var
      className="placeholder"
      title={value === undefined ? description : `${name}: ${description}`}
      data-filled={value === undefined ? undefined : ''}
    >
      {value ?? name}
    </var>
  );
}

/** Marks the placeholders in the text of a sample, and shows the reader's values in their place. */
export default function Marked({children}: {children: ReactNode}): ReactNode {
  const placeholders = usePlaceholders();
  if (placeholders.size === 0 || typeof children !== 'string') return children;
  const parts: ReactNode[] = [];
  let end = 0;
  for (const {0: name, index} of children.matchAll(PLACEHOLDER)) {
    const placeholder = placeholders.get(name);
    if (!placeholder) continue;
    parts.push(children.slice(end, index), <Mark key={index} {...placeholder} />);
    end = index + name.length;
  }
  return end === 0 ? children : [...parts, children.slice(end)];
}
