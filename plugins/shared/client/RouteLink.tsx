import React, {type ComponentProps, type MouseEvent, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  to: string;
  /** Follows the link; the router by default. */
  onFollow?: (to: string) => void;
};

function isPlain({button, metaKey, ctrlKey, shiftKey, altKey}: MouseEvent): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * A link that preloads its page only when the reader points at it. Docusaurus's `Link` preloads pages as soon as their
 * links are visible, which would be all hits, at each key press.
 */
export default function RouteLink({to, onClick, onFollow, ...props}: Props): ReactNode {
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
          if (onFollow) onFollow(to);
          else history.push(to);
        }
      }}
    />
  );
}
