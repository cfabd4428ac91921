import {describe, expect, it} from 'vitest';
import {pageHit} from '../../content-index/__tests__/page-hit';
import type {PageHit, Result} from '../../content-index/retrieval/engine';
import {tokenize} from '../../content-index/retrieval/tokenize';
import {isWeak} from '../../content-index/retrieval/words';
import {bestByText, candidatesOf, isTitled} from '../shared/choose';
import type {Chunk, PageSection} from '../shared/page';
import {readQuestion} from '../shared/question';

const SYNONYMS: {[word: string]: string[][]} = {resume: [['power', 'on']]};
const term = (word: string): Result['terms'][number] => {
  const [{term: stem} = {term: word}] = tokenize(word);
  const synonyms = SYNONYMS[word] ?? [];
  return {
    words: [word],
    idf: 2,
    pages: 5,
    stems: [stem, ...synonyms.flat()],
    typed: [stem],
    synonyms,
    corrected: false,
  };
};
const page = (title: string, more: Partial<PageHit> = {}): PageHit =>
  pageHit({route: `/docs/${title}`, title, area: 'mysql', ...more});
const chunk = (md: string): Chunk => ({
  kind: md.startsWith('```') ? 'code' : /^\d\. /.test(md) ? 'steps' : 'text',
  md,
  tab: '',
});
const section = (heading: string, ...chunks: string[]): PageSection => ({
  anchor: heading.toLowerCase(),
  headings: heading ? [heading] : [],
  chunks: chunks.map(chunk),
});
const MYSQL = page('MySQL');
const NEAR = {
  question: 'Which?',
  text: 'This.',
  route: MYSQL.route,
  page: MYSQL.title,
  anchor: '',
  headings: [],
  chance: 0.4,
};

/** Returns the candidates for a question, best first. */
function candidates(text: string, ...pages: [PageHit, ...PageSection[]][]) {
  return candidatesWith(text, {}, ...pages);
}
function candidatesWith(
  text: string,
  more: Partial<Result>,
  ...pages: [PageHit, ...PageSection[]][]
) {
  const words = [...new Set(text.toLowerCase().match(/[\w-]+/g))];
  const result: Result = {
    pages: pages.map(([own]) => own),
    total: pages.length,
    marks: [],
    terms: words.filter((word) => !isWeak(word)).map(term),
    ...more,
  };
  const sections = pages.map(([own, ...rest]) => ({page: own, sections: rest}));
  return candidatesOf(readQuestion(text), result, sections);
}
const best = (text: string, ...pages: [PageHit, ...PageSection[]][]) => {
  const [{page: own, section: chosen} = {page: MYSQL, section: section('none')}] = candidates(
    text,
    ...pages,
  );
  return chosen.headings[0] ?? own.title;
};

describe('of two sections with the same words, the better one', () => {
  const SAME = 'Records of tables and users.';
  it.each([
    ['deletes only when asked', 'list records of tables', ['Delete it', 'Something']],
    ['is not about what does not work', 'list of records', ['What it cannot do', 'Overview']],
    ['has the words in its heading', 'records tables', ['Something', 'Records']],
  ])('%s', (_, text, [worse = '', better = '']) => {
    const sections = [section(worse, SAME), section(better, SAME)];
    expect(best(text, [MYSQL, ...sections])).toBe(better);
  });

  it('speaks of limits, if the question does', () => {
    const sections = [section('Overview', 'Listing.'), section('Limits', 'Listing records.')];
    expect(best('can I list records', [MYSQL, ...sections])).toBe('Limits');
  });

  it('has steps, if the question is how', () => {
    const sections = [section('Text', SAME), section('Sample', SAME, '```\nSELECT 1;\n```')];
    expect(best('how do I list records', [MYSQL, ...sections])).toBe('Sample');
    expect(best('list records how', [MYSQL, ...sections])).toBe('Sample');
  });

  it('has a sentence, if the question wants a yes, a no, or a thing', () => {
    const sections = [section('Steps', '1. Records of tables and users.'), section('Text', SAME)];
    expect(best('do I need records of tables', [MYSQL, ...sections])).toBe('Text');
    expect(best('which records of tables', [MYSQL, ...sections])).toBe('Text');
    expect(best('how do I get records of tables', [MYSQL, ...sections])).toBe('Steps');
  });

  it('deletes what is to be deleted, and nothing else', () => {
    const sections = [section('Delete users', 'Delete records.'), section('Records', 'Others.')];
    expect(best('delete records', [MYSQL, ...sections])).toBe('Records');
  });

  it('is about the tool that is named', () => {
    const inTab = section('Other', SAME);
    inTab.chunks.forEach((one) => (one.tab = 'Terraform'));
    const sections = [section('Somehow', SAME), inTab];
    expect(best('list records with terraform', [MYSQL, ...sections])).toBe('Other');
  });

  it('is the top of a page for what something is, and not for how', () => {
    const top = {...section('', 'About records.'), anchor: ''};
    const concept = page('Records', {kind: 'concept'});
    const other = section('More', 'About records.');
    expect(best('what are records', [concept, other, top])).toBe('Records');
    expect(best('how do I list records', [concept, top, other])).toBe('More');
  });

  it('is the task, and neither its costs nor what destroys something, unless that is asked', () => {
    const costs = section('What it costs', SAME);
    const danger = section('First', SAME);
    danger.chunks.push({
      kind: 'note',
      md: '> **Danger: all is lost**\n>\n> It is deleted.',
      tab: '',
    });
    const sections = [costs, danger, section('Second', SAME)];
    expect(best('how do I list records', [MYSQL, ...sections])).toBe('Second');
    expect(best('what it costs: list records', [MYSQL, ...sections])).toBe('What it costs');
  });

  it('is answered by the code in the tab of the tool that the question names', () => {
    const tabs = section('Add');
    tabs.chunks = [
      chunk('List the records here.'),
      {...chunk('List the records here.'), tab: 'Terraform'},
    ];
    const [one] = candidates('list records with terraform', [MYSQL, tabs]);
    expect(one?.chunk.tab).toBe('Terraform');
  });

  it('answers the written question that is likeliest the same', () => {
    const sections = [section('First', SAME), section('Second', SAME)];
    const near = {...NEAR, anchor: 'second'};
    const first = (more: Partial<Result>) =>
      candidatesWith('records tables', more, [MYSQL, ...sections])[0]?.section.anchor;
    expect(first({})).toBe('first');
    expect(first({near: [near]})).toBe('second');
    expect(first({near: [{...near, route: '/docs/other'}]})).toBe('first');
    expect(first({near: [{...near, anchor: 'first'}, near]})).toBe('first');
  });

  it('is found by its text alone, for whatever its questions say', () => {
    const more = {...NEAR, anchor: 'second'};
    const found = candidatesWith('list records', {near: [more]}, [
      MYSQL,
      section('First', 'List the records.'),
      section('Second', 'Nothing.'),
    ]);
    expect(found[0]?.section.anchor).toBe('second');
    expect(bestByText(found)?.section.anchor).toBe('first');
  });
});

it('a synonym of several words is meant only as a whole', () => {
  const [half] = candidates('resume', [MYSQL, section('A', 'The power of it.')]);
  const [whole] = candidates('resume', [MYSQL, section('A', 'Power it on.')]);
  expect(half?.lacks).toHaveLength(1);
  expect(whole?.lacks).toEqual([]);
});

it('a title has all words, or it is about something else', () => {
  const [one] = candidates('list records', [page('List'), section('Of records', 'Text.')]);
  expect(one && isTitled(one, [term('list'), term('records')])).toBe(true);
  expect(one && isTitled(one, [term('list'), term('users')])).toBe(false);
});
