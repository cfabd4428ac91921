import React, {type ComponentProps, type MouseEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';

type Props = Omit<ComponentProps<'a'>, 'href'> & {to: string};

function isPlain({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * A link to a page that loads nothing until the reader points at it. Docusaurus's link fetches the page's
 * code as soon as it is visible, which for a list of hits would be all of them, again at each key press.
 */
export default function RouteLink({to, onClick, ...props}: Props): ReactNode {
  const history = useHistory();
  const preload = () => window.docusaurus.preload(to.split('#')[0] ?? to);
  return (
    <a
      {...props}
      href={to}
      onMouseEnter={preload}
      onTouchStart={preload}
      onClick={(event) => {
        onClick?.(event);
        if (isPlain(event) && !event.defaultPrevented) {
          event.preventDefault();
          history.push(to);
        }
      }}
    />
  );
}
