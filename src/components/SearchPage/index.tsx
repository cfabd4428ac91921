import React, {type ReactNode, useEffect, useMemo, useRef} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import Head from '@docusaurus/Head';
import type {HomeData} from '@site/plugins/site-pages/shared/types';
import useBaseUrl from '@docusaurus/useBaseUrl';
import home from '@generated/site-pages/default/home.json';
import Layout from '@theme/Layout';
import {type Hit, warm} from '@theme/SearchEngine';
import Filters from './Filters';
import Result from './Result';
import {useQuery} from './useQuery';
import {type State, useSearch} from './useSearch';
import styles from './styles.module.css';

const PAGE_SIZE = 15;

export default function SearchPage(): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const [query, change] = useQuery(field);
  const state = useSearch(query);
  const action = useBaseUrl('/search');
  useEffect(() => {
    warm();
    // On a page load the browser's `autofocus` did this; after client-side navigation it does not.
    if (document.activeElement === document.body) field.current?.focus();
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
        <form
          role="search"
          className={styles.form}
          action={action}
          onSubmit={(event) => event.preventDefault()}
        >
          <input
            ref={field}
            type="search"
            name="q"
            autoFocus
            autoComplete="off"
            className={styles.field}
            aria-label="Search docs"
            placeholder="Search docs"
            defaultValue=""
            onInput={({currentTarget}) => change({q: currentTarget.value})}
          />
          <Filters query={query} onChange={change} />
        </form>
        <noscript>
          <WithoutScripts />
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

/** Links to the areas, for readers without scripts, who cannot search. */
function WithoutScripts(): ReactNode {
  const {families, tools} = home as HomeData;
  const links = [...families.flatMap(({services}) => services), ...tools];
  return (
    <>
      <p>
        Search runs in your browser and needs JavaScript. Without it, every page is in one of these:
      </p>
      <ul>
        {links.map(({label, path}) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </>
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
          <button type="button" data-open="ask" data-text={q}>
            Ask AI instead
          </button>
        </li>
      </ul>
    </div>
  );
}
