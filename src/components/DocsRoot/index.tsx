import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type {AreaCard, AreasData} from '@site/plugins/site-pages/types';
import {glyphOf, shortLabel} from '../../lib/areas';
import Icon from '../Icon';
import styles from './styles.module.css';

function Card({label, path, description, pages, ended}: AreaCard): ReactNode {
  const {icon, hue} = glyphOf(path);
  return (
    <li data-hue={hue} data-ended={ended ? '' : undefined}>
      <Icon name={icon} />
      <h3>
        <Link to={path}>{shortLabel(label)}</Link>
      </h3>
      <p>{description}</p>
      <small>
        {ended && (
          <>
            Ended <time dateTime={ended}>{ended}</time>,{' '}
          </>
        )}
        {pages === 1 ? '1 page' : `${pages} pages`}
      </small>
    </li>
  );
}

/** The docs root: every area of the sidebar, and where to begin. */
export default function DocsRoot({data: {areas, start}}: {data: AreasData}): ReactNode {
  const groups = [...new Set(areas.map(({group}) => group))].sort(
    (a, b) => Number(a === '') - Number(b === ''),
  );
  return (
    <Layout
      title="Documentation"
      description="Every area of the documentation: the managed services, the platform, integrations and tools, and where to begin."
    >
      <main className={styles.root}>
        <header className={styles.head}>
          <h1>Documentation</h1>
          <p>Every service, the platform they run on, and the tools that manage them.</p>
          {start && (
            <Link to={start} className="docs-button docs-button--primary">
              Get started
              <Icon name="arrow" />
            </Link>
          )}
        </header>
        {groups.map((group) => (
          <section key={group} aria-label={group || 'Platform and tools'}>
            <h2>{group || 'Platform and tools'}</h2>
            <ul className={styles.cards}>
              {areas
                .filter((area) => area.group === group)
                .map((area) => (
                  <Card key={area.path} {...area} />
                ))}
            </ul>
          </section>
        ))}
      </main>
    </Layout>
  );
}
