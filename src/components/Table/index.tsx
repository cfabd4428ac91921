import React, {type ComponentProps, type ReactNode} from 'react';

/** An empty corner is not a header of anything. */
export function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return React.Children.count(props.children) === 0 ? (
    <td className={props.className} />
  ) : (
    <th {...props} />
  );
}

/** A table in a frame that scrolls by itself, and by keyboard, when it is wider than the text. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="docs-table" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
