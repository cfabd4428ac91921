import React, {type ReactNode, useEffect, useState} from 'react';
import RouteLink from '@site/src/components/RouteLink';
import {type Hit as SearchHit, excerpt} from '@theme/SearchEngine';

type Props = {hit: SearchHit; children: ReactNode};
/** Text is fetched for hits that stay on the screen, not for those of every key press, in milliseconds. */
const SETTLED = 200;

export default function Hit({hit, children}: Props): ReactNode {
  const [html, setHtml] = useState('');
  // A remembered search has no marks, and a section's heading says enough.
  const isWanted = hit.type === 'lvl1' && Array.isArray(hit.marks);

  useEffect(() => {
    if (!isWanted) {
      return undefined;
    }
    let isGone = false;
    const timer = setTimeout(() => {
      excerpt(hit).then(
        (text) => !isGone && setHtml(text),
        () => undefined,
      );
    }, SETTLED);
    return () => {
      isGone = true;
      clearTimeout(timer);
    };
  }, [hit, isWanted]);

  return (
    <RouteLink to={hit.url}>
      {children}
      {isWanted && (
        <span className="docs-search-excerpt" dangerouslySetInnerHTML={{__html: html}} />
      )}
    </RouteLink>
  );
}
