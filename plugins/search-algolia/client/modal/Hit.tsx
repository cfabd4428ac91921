import React, {type ReactNode} from 'react';
import {leaveFor} from '@site/plugins/shared/client/open';
import RouteLink from '@site/plugins/shared/client/RouteLink';
import type {ServiceHit} from '../../shared/request';

type Props = {hit: ServiceHit; children: ReactNode};

export default function Hit({hit, children}: Props): ReactNode {
  // A recent search has no snippet, and a section shows its heading instead.
  const html = hit.type === 'lvl1' ? hit._snippetResult?.content?.value : undefined;
  return (
    <RouteLink to={hit.url} onFollow={leaveFor}>
      {children}
      {html && <span className="docs-search-excerpt" dangerouslySetInnerHTML={{__html: html}} />}
    </RouteLink>
  );
}
