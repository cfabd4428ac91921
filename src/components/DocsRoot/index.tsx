import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import type {AreaCard, AreasData} from '@site/plugins/site-pages/shared/types';
import {shortLabel} from '@site/plugins/shared/sidebar-areas';
import {glyphOf} from '../../lib/glyph';
import Icon from '../Icon';
import styles from './styles.module.css';

function Card({label, path, description, pages}: AreaCard): ReactNode {
  const {icon, hue} = glyphOf(path);
  return (
    <li data-hue={hue}>
      <Icon name={icon} />
      <h3>
        <Link to={path}>{shortLabel(label)}</Link>
      </h3>
      <p>{description}</p>
      <small>{pages === 1 ? '1 page' : `${pages} pages`}</small>
    </li>
  );
}

function Ended({areas}: {areas: AreaCard[]}): ReactNode {
  return (
    <p className={styles.ended}>
      Ended:{' '}
      {areas.map(({path, label, ended}, index) => (
        <React.Fragment key={path}>
          {index > 0 && ', '}
          <span>
            <Link to={path}>{shortLabel(label)}</Link> (<time dateTime={ended}>{ended}</time>)
          </span>
        </React.Fragment>
      ))}
    </p>
  );
}

function Group({label, areas}: {label: string; areas: AreaCard[]}): ReactNode {
  const ended = areas.filter((area) => area.ended);
  return (
    <section aria-label={label}>
      <h2>{label}</h2>
      <ul className={`docs-grid ${styles.cards}`}>
        {areas
          .filter((area) => !area.ended)
          .map((area) => (
            <Card key={area.path} {...area} />
          ))}
      </ul>
      {ended.length > 0 && <Ended areas={ended} />}
    </section>
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
          <Group
            key={group}
            label={group || 'Platform and tools'}
            areas={areas.filter((area) => area.group === group)}
          />
        ))}
      </main>
    </Layout>
  );
}
