import React, {type ReactNode, useEffect, useMemo, useRef} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';
import {type Hit, warm} from '@theme/SearchEngine';
import {openAskAi} from '@site/src/lib/open';
import Filters from './Filters';
import Result from './Result';
import {useQuery} from './useQuery';
import {type State, useSearch} from './useSearch';
import styles from './styles.module.css';

const PAGE_SIZE = 15;

export default function SearchPage(): ReactNode {
  const [query, change] = useQuery();
  const state = useSearch(query);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    warm();
    field.current?.focus();
  }, []);

  const pages = useMemo(() => byPage(state.hits), [state.hits]);
  const title = query.q.trim()
    ? `Search results for “${query.q.trim()}”`
    : 'Search the documentation';
  const count = Math.ceil(pages.length / PAGE_SIZE);
  const page = Math.min(query.page, Math.max(1, count));

  return (
    <Layout>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={styles.main}>
        <h1 className={styles.heading}>{title}</h1>
        <form role="search" className={styles.form} onSubmit={(event) => event.preventDefault()}>
          <input
            ref={field}
            type="search"
            className={styles.field}
            aria-label="Search docs"
            placeholder="Search docs"
            value={query.q}
            onChange={({target}) => change({q: target.value})}
          />
          <Filters query={query} onChange={change} />
        </form>
        <noscript>
          <p>
            Search runs in your browser and needs JavaScript. Every page is listed in the sidebar of
            the documentation.
          </p>
        </noscript>
        <p className={styles.status} role="status">
          {statusOf(state)}
        </p>
        {state.status === 'done' && pages.length === 0 && (
          <Nothing
            q={query.q}
            isFiltered={Boolean(query.area || query.kind)}
            onClear={() => change({area: '', kind: ''})}
          />
        )}
        <ol className={styles.results} start={(page - 1) * PAGE_SIZE + 1}>
          {pages
            .slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE)
            .map(
              ([top, ...sections]) =>
                top && <Result key={top.url} page={top} sections={sections} />,
            )}
        </ol>
        {count > 1 && (
          <nav className={styles.pages} aria-label="Pages of results">
            <button type="button" disabled={page === 1} onClick={() => change({page: page - 1})}>
              Previous
            </button>
            <span>
              Page {page} of {count}
            </span>
            <button
              type="button"
              disabled={page === count}
              onClick={() => change({page: page + 1})}
            >
              Next
            </button>
          </nav>
        )}
      </main>
    </Layout>
  );
}

function byPage(hits: Hit[]): Hit[][] {
  const pages = new Map<string, Hit[]>();
  for (const hit of hits) {
    const list = pages.get(hit.route);
    if (list) {
      list.push(hit);
    } else {
      pages.set(hit.route, [hit]);
    }
  }
  return [...pages.values()];
}

function statusOf({status, total}: State): string {
  switch (status) {
    case 'done':
      return total === 0 ? '' : `${total} ${total === 1 ? 'page' : 'pages'}`;
    case 'failed':
      return 'Unable to fetch results. You might want to check your network connection.';
    default:
      return '';
  }
}

type NothingProps = {q: string; isFiltered: boolean; onClear: () => void};

function Nothing({q, isFiltered, onClear}: NothingProps): ReactNode {
  return (
    <div className={styles.nothing}>
      <p>
        No results for “<strong>{q}</strong>”.
      </p>
      <ul>
        {isFiltered && (
          <li>
            <button type="button" onClick={onClear}>
              Search all areas and kinds
            </button>
          </li>
        )}
        <li>Use fewer or more general words, for example the name of the service and the task.</li>
        <li>
          <button type="button" onClick={() => openAskAi(q)}>
            Ask AI instead
          </button>
        </li>
      </ul>
    </div>
  );
}
