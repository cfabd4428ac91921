import React, {type ReactNode} from 'react';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import CopyAsMarkdown from '@theme/CopyAsMarkdown';
import EditThisPage from '@theme/EditThisPage';
import LastUpdated from '@theme/LastUpdated';
import ReportProblem from '@site/src/components/ReportProblem';
import styles from './styles.module.css';

export default function DocItemFooter(): ReactNode {
  const {metadata} = useDoc();
  const {editUrl, lastUpdatedAt, lastUpdatedBy} = metadata;
  if (!editUrl && !lastUpdatedAt) return null;
  return (
    <footer className={`${ThemeClassNames.docs.docFooter} ${styles.footer}`}>
      {lastUpdatedAt ? (
        <LastUpdated lastUpdatedAt={lastUpdatedAt} lastUpdatedBy={lastUpdatedBy} />
      ) : (
        <span />
      )}
      <span className={styles.tools}>
        <CopyAsMarkdown />
      </span>
      <span className={styles.change}>
        {editUrl && <EditThisPage editUrl={editUrl} />}
        <ReportProblem />
      </span>
    </footer>
  );
}
