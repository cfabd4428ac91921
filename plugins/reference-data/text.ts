import {createElement} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import type {Props} from './select';
import {siteFacts} from './site-facts';
import {TABLES} from './tables';

const ENTITIES: Record<string, string> = {amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'"};

function textOfMarkup(html: string): string {
  return html
    .replace(/<\/(?:tr|p|h\d|caption|li|section)>/g, '\n')
    .replace(/<\/t[hd]>/g, ' | ')
    .replace(/<[^>]*>/g, '')
    .replace(/&([a-z]+|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replace(/[ \t]+/g, ' ')
    .trim();
}

/** Text of a table of facts: a line for the columns and one for each row, with `|` between cells. */
export function tableText(component: string, props: Props): string {
  const Table = TABLES[component];
  return Table
    ? textOfMarkup(renderToStaticMarkup(createElement(Table, {facts: siteFacts(), props})))
    : '';
}
