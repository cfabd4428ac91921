import React, {Fragment, type ReactNode} from 'react';

/**
 * A name with break opportunities after its separators, so that a narrow column does not break it
 * within a word. The name is the child, so that code that measures a cell's text finds it.
 */
export function BreakableName({children: name}: {children: string}): ReactNode {
  return name.split(/(?<=[_./:=,])(?=\w)/).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
