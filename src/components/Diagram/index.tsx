import React, {useEffect, useRef, type CSSProperties, type ReactNode} from 'react';
import styles from './styles.module.css';

export type Props = {
  /** The SVG markup on the server, its URL in the browser (plugins/diagrams/loader.js). */
  svg: string;
  /** Height of the drawing in pixels. */
  height: string;
};

/**
 * Shows a drawing of data/diagrams. On the first page, hydration keeps the markup of the HTML; after client-side
 * navigation, the browser fetches it.
 */
export default function Diagram({svg, height}: Props): ReactNode {
  const ref = useRef<HTMLElement>(null);
  const html = svg.startsWith('<') ? svg : '';

  useEffect(() => {
    const figure = ref.current;
    if (!figure) return undefined;
    // A scrollable element must be reachable by keyboard, and not every browser makes it so.
    const observer = new ResizeObserver(() => {
      if (figure.scrollWidth > figure.clientWidth) figure.tabIndex = 0;
      else figure.removeAttribute('tabindex');
    });
    observer.observe(figure);
    const abort = new AbortController();
    if (!figure.firstElementChild) {
      void show(figure, svg, abort.signal).catch((cause: unknown) => {
        if (!abort.signal.aborted) console.error(`The diagram ${svg} did not load.`, cause);
      });
    }
    return () => {
      abort.abort();
      observer.disconnect();
    };
  }, [svg]);

  return (
    <figure
      ref={ref}
      className={styles.diagram}
      // Reserves room for a drawing that is fetched. Not in the HTML, where the Content-Security-Policy forbids inline
      // styles.
      style={html ? undefined : ({'--docs-diagram-height': `${height}px`} as CSSProperties)}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: html}}
    />
  );
}

async function show(figure: HTMLElement, address: string, signal: AbortSignal): Promise<void> {
  const response = await fetch(address, {signal});
  if (!response.ok) throw new Error(`${response.status}`);
  figure.innerHTML = await response.text();
  if (figure.scrollWidth > figure.clientWidth) figure.tabIndex = 0;
}
