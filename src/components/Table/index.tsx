import React, {type ComponentProps, type ReactNode} from 'react';

/** A table in a frame that scrolls by itself, and by keyboard, when it is wider than the text. */
export default function Table(props: ComponentProps<'table'>): ReactNode {
  return (
    <div className="docs-table" role="group" aria-label="Table" tabIndex={0}>
      <table {...props} />
    </div>
  );
}
