import React, {type ComponentProps, type ReactNode} from 'react';

/** A header cell; an empty one becomes `<td>`, since it is not a header of anything. */
export function HeaderCell(props: ComponentProps<'th'>): ReactNode {
  return React.Children.count(props.children) === 0 ? (
    <td className={props.className} />
  ) : (
    <th {...props} />
  );
}

/** A table in a frame that scrolls, also by keyboard, when the table is wider than the text. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="docs-table" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
