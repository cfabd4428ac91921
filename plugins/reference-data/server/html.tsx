import React from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import published from '@generated/reference-data/default/facts.json';
import {COMPONENTS} from '../components';
import type {Facts} from '../../shared/facts/types';
import type {Props} from '../select';
import {TABLES} from '../tables';

const facts = published as unknown as Facts;

/** Renders a table from the facts, in the build and in the dev server. */
export function tableHtml(component: string, props: Props): string | undefined {
  const Table = TABLES[component];
  if (!Table) {
    throw new Error(`reference-data: no table renders <${component}>`);
  }
  return renderToStaticMarkup(<Table facts={facts} props={props} />);
}

export function tableAnchors(component: string, props: Props): string[] {
  return COMPONENTS[component]?.anchors(facts, props) ?? [];
}
