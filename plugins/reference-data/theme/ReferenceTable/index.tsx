import React, {useEffect, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {tableAnchors, tableHtml} from '@reference-data/html';
import {addFilter, scrollToRow, unfoldRow} from '../../client/enhance';
import {fetchTable} from '../../client/fragment';
import styles from './styles.module.css';

type Props = {
  /** Name of the component in the page, for example `ConfigTable`. */
  component: string;
  /** Its attributes, as JSON. */
  props: string;
};

/**
 * A table of facts. The build renders it, and hydration keeps that HTML, so the browser needs no facts. After
 * client-side navigation there is no HTML to keep, so it is fetched from the published page.
 */
export default function ReferenceTable({component, props}: Props): ReactNode {
  const {pathname} = useLocation();
  const host = useRef<HTMLDivElement>(null);
  const attributes = JSON.parse(props) as {[name: string]: string};
  const [html] = useState(() => ({__html: tableHtml(component, attributes) ?? ''}));
  const [failed, setFailed] = useState(false);
  const brokenLinks = useBrokenLinks();
  tableAnchors(component, attributes).forEach((anchor) => brokenLinks.collectAnchor(anchor));
  const key = component + props;

  useEffect(() => {
    const element = host.current;
    if (!element) {
      return undefined;
    }
    if (element.childElementCount > 0) {
      addFilter(element);
      unfoldRow(element);
      return undefined;
    }
    let left = false;
    fetchTable(pathname, key)
      .then((found) => {
        if (!left) {
          element.innerHTML = found;
          addFilter(element);
          scrollToRow(element);
        }
      })
      .catch(() => !left && setFailed(true));
    return () => {
      left = true;
    };
  }, [pathname, key]);

  return (
    <>
      <div
        ref={host}
        className={clsx('docs-wide', styles.host)}
        data-reference={key}
        dangerouslySetInnerHTML={html}
        suppressHydrationWarning
      />
      {failed && (
        <p role="alert">
          The table could not be loaded. <a href={pathname}>Load the page again</a>.
        </p>
      )}
    </>
  );
}
