import {existsSync} from 'node:fs';
import path from 'node:path';
import type {Link, Paragraph, PhrasingContent, RootContent} from 'mdast';
import type {EndedService, Facts} from '../shared/facts/types';
import {displayName, writtenDay} from './names';

/** The ended service that a page belongs to; `page` is a path under docs without its extension. */
export function endedServiceOf(facts: Facts, page: string): EndedService | undefined {
  return facts.endOfLife.services.find(({pages}) =>
    pages.some((own) => page === own || page.startsWith(`${own}/`)),
  );
}

const text = (value: string): PhrasingContent => ({type: 'text', value});

/** A link to a page, or only its text if the page does not exist. */
function toPage(label: string, page: string, docs: string): PhrasingContent {
  const link: Link = {type: 'link', url: `/${page}`, children: [{type: 'text', value: label}]};
  return existsSync(path.join(docs, page)) ? link : text(label);
}

function advice(ended: EndedService, facts: Facts, docs: string, page: string): PhrasingContent[] {
  const names = ended.replacements.map(({type, page: target}) =>
    toPage(displayName(facts, type), target, docs),
  );
  const last = names.length - 1;
  const listed = names.flatMap((name, i) =>
    i === 0 ? [name] : [text(i === last ? ' or ' : ', '), name],
  );
  const guide = ended.guide && !ended.guide.startsWith(page) ? ended.guide : undefined;
  return [
    ...(names.length > 0 ? [text(' To move on, use '), ...listed, text('.')] : []),
    ...(guide && existsSync(path.join(docs, guide))
      ? [text(' See '), toPage('how the upgrade worked', guide, docs), text('.')]
      : []),
  ];
}

/** The notice at the top of an ended service's pages, as the admonition that a writer would type. */
export function endOfLifeNotice(
  ended: EndedService,
  facts: Facts,
  docs: string,
  page: string,
): RootContent {
  const service = facts.services.services.find(({type}) => type === ended.type);
  const name = displayName(facts, ended.type);
  const title: Paragraph = {
    type: 'paragraph',
    data: {directiveLabel: true} as Paragraph['data'],
    children: [text(`${name} ended on ${writtenDay(service?.endOfLife ?? '')}`)],
  };
  const created = service?.endOfAvailability
    ? `No service could be created after ${writtenDay(service.endOfAvailability)}. `
    : '';
  const body: Paragraph = {
    type: 'paragraph',
    children: [
      text(`${created}${ended.running}`),
      ...advice(ended, facts, docs, page),
      text(' This page stays for reference.'),
    ],
  };
  return {
    type: 'containerDirective',
    name: 'warning',
    attributes: {},
    children: [title, body],
  } as unknown as RootContent;
}
