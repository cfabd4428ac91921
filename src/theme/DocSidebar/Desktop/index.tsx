import React, {type ReactNode} from 'react';
import type {Props} from '@theme/DocSidebar/Desktop';
import AreaSidebar from '@site/src/components/AreaSidebar';

function DocSidebarDesktop({path, sidebar}: Props): ReactNode {
  return (
    <nav aria-label="Docs" id="docs-menu">
      <AreaSidebar sidebar={sidebar} path={path} />
    </nav>
  );
}

export default React.memo(DocSidebarDesktop);
