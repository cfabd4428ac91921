/** Stands for the framework's module of this name while a build renders pages. */
import type {ReactElement} from 'react';
// Not the one of `react-dom/server`, with which a component can render a part by itself: a renderer is not entered twice.
import {renderToString} from 'react-dom/server.browser';
import {renderToHtml as renderInPieces} from '@docusaurus/core/lib/client/renderToHtml.js';

/** What React leaves in place of a part that waits for something. */
const WAITING = '<!--$!-->';

/**
 * Renders a page as one text. The framework takes it from a stream, whose pieces of two kilobytes are encoded and
 * decoded again: a third of the time of rendering, which only a page with a part that waits is worth.
 */
export async function renderToHtml(app: ReactElement): Promise<string> {
  const html = renderToString(app);
  return html.includes(WAITING) ? renderInPieces(app) : html;
}
