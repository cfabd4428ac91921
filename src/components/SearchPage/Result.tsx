import React, {type ReactNode, useEffect, useState} from 'react';
import RouteLink from '@site/plugins/shared/client/RouteLink';
import {type Hit, excerpt} from '@theme/SearchEngine';
import {areaName, kindName} from '@site/plugins/shared/searchAreas';
import styles from './styles.module.css';

type Props = {page: Hit; sections: Hit[]};

/** One result: a page, an excerpt, and its matching sections. */
export default function Result({page, sections}: Props): ReactNode {
  const [html, setHtml] = useState('');
  const best = sections[0] ?? page;
  useEffect(() => {
    let isGone = false;
    excerpt(best).then(
      (text) => !isGone && setHtml(text),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [best]);

  return (
    <li className={styles.result}>
      <p className={styles.where}>
        {areaName(page.area)} · {kindName(page.kind)}
      </p>
      <h2 className={styles.title}>
        <RouteLink to={page.url} dangerouslySetInnerHTML={{__html: page.html}} />
      </h2>
      <p className={styles.excerpt} dangerouslySetInnerHTML={{__html: html}} />
      {sections.length > 0 && (
        <ul className={styles.sections} aria-label={`Sections of ${page.title}`}>
          {sections.map((hit) => (
            <li key={hit.url}>
              <RouteLink to={hit.url} dangerouslySetInnerHTML={{__html: hit.html}} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
