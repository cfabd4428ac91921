import React, {type ReactNode, useCallback, useEffect, useMemo, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import RouteLink from '@site/plugins/shared/client/RouteLink';
import {canStore} from './canStore';
import {leaveFor, openAskAi} from '@site/plugins/shared/client/open';
import {useAttempts} from '@site/plugins/shared/client/useAttempts';
import AskRow from './AskRow';
import Hit from './Hit';
import {clientFor} from './client';
import ResultCount, {type Found} from './ResultCount';
import {useDialog} from './useDialog';
import './styles.css';

type Props = {initialQuery: string; onClose: () => void};

/** DocSearch's modal over the hosted service. */
export default function SearchModal({initialQuery, onClose}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const searchPath = useBaseUrl('/search');
  const [query, setQuery] = useState(initialQuery);
  const [found, setFound] = useState<Found>();
  const [failed, setFailed] = useState(false);
  const attempt = useAttempts(failed);
  const latest = useRef(initialQuery);
  const slot = useDialog(attempt);
  // DocSearch throws if it cannot store a recent search, and the reader would not get to the page.
  const [remembers] = useState(canStore);

  const client = useMemo(
    () =>
      clientFor({
        onQuery: (text) => {
          latest.current = text;
          setQuery(text);
        },
        onFound: (text, total) => setFound({query: text, total}),
        onFailed: setFailed,
      }),
    [],
  );

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && onClose();
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onClose]);

  // DocSearch has no event for a field that was emptied.
  const onInput = useCallback((event: React.FormEvent) => {
    if (event.target instanceof HTMLInputElement) {
      latest.current = event.target.value;
      setQuery(event.target.value);
    }
  }, []);

  const ask = useCallback(
    (question: string) => {
      onClose();
      openAskAi(question);
    },
    [onClose],
  );
  const hrefOfAll = `${searchPath}?q=${encodeURIComponent(query)}`;
  const navigator = useMemo<DocSearchModalProps['navigator']>(
    () => ({
      navigate: ({itemUrl}) => {
        onClose();
        leaveFor(itemUrl);
      },
    }),
    [onClose],
  );
  const footer = useCallback(
    ({state}: {state: {query: string; context: Record<string, unknown>}}) => (
      <RouteLink
        to={`${searchPath}?q=${encodeURIComponent(state.query)}`}
        onClick={onClose}
        onFollow={leaveFor}
      >
        See all {Number(state.context['nbHits'] ?? 0)} results
      </RouteLink>
    ),
    [searchPath, onClose],
  );

  return (
    <div onInput={onInput} data-failed={failed || undefined} className="docs-search">
      <DocSearchModal
        key={attempt}
        appId="docs"
        apiKey="docs"
        indexName={siteConfig.baseUrl}
        placeholder="Search docs"
        maxResultsPerGroup={20}
        initialScrollY={typeof window === 'undefined' ? 0 : window.scrollY}
        initialQuery={latest.current}
        disableUserPersonalization={!remembers}
        transformSearchClient={client}
        hitComponent={Hit as DocSearchModalProps['hitComponent']}
        navigator={navigator}
        resultsFooterComponent={footer as DocSearchModalProps['resultsFooterComponent']}
        getMissingResultsUrl={() => hrefOfAll}
        translations={{
          searchBox: {
            searchInputLabel: 'Search docs',
            cancelButtonText: 'Cancel',
            cancelButtonAriaLabel: 'Cancel',
          },
          footer: {selectText: 'to select', navigateText: 'to navigate', closeText: 'to close'},
          noResultsScreen: {
            reportMissingResultsText: 'Fewer words may find more.',
            reportMissingResultsLinkText: 'Open the search page',
          },
        }}
        onClose={onClose}
      />
      {slot &&
        createPortal(
          <>
            <AskRow query={query} onAsk={ask} />
            <ResultCount found={failed || query.trim() === '' ? undefined : found} />
            {failed && (
              <div className="DocSearch-ErrorScreen" role="alert">
                <p className="DocSearch-Title">Unable to fetch results</p>
                <p className="DocSearch-Help">You might want to check your network connection.</p>
              </div>
            )}
          </>,
          slot,
        )}
    </div>
  );
}
