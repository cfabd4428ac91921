import React, {type ReactNode} from 'react';

/** A `<div>` without styles: on phones, Docusaurus's own positions the button absolutely, over its neighbors. */
export default function NavbarSearch({children}: {children: ReactNode}): ReactNode {
  return <div>{children}</div>;
}
