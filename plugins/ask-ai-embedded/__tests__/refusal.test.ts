import {describe, expect, it} from 'vitest';
import type {Result} from '../../content-index/retrieval/engine';
import {isAnswered, refusalOf} from '../shared/refusal';

const term = (word: string, idf: number, pages = 5): Result['terms'][number] => ({
  words: [word],
  idf,
  pages,
  stems: [word],
  typed: [word],
  synonyms: [],
  corrected: false,
});

describe('a section that lacks words of a question', () => {
  const [gmail, dns, records, domain] = [
    term('gmail', 4),
    term('dns', 2),
    term('records', 2),
    term('domain', 2),
  ] as const;
  const isAnsweredBy = (terms: Result['terms'], lacks: Result['terms'], score = 1.65) => {
    const pages = [{score, kind: 'howto', title: 'Domains'}] as Result['pages'];
    return isAnswered('words', {pages, total: 1, marks: [], terms}, lacks);
  };

  it('answers without several middling ones', () => {
    expect(isAnsweredBy([gmail, dns, records, domain], [dns, records])).toBe(true);
  });

  it('does not answer without the rarest one, whatever it has of the others', () => {
    expect(isAnsweredBy([gmail, dns, records, domain], [gmail])).toBe(false);
  });

  it('does not answer without most of them', () => {
    const others = [term('mail', 2.5), term('sales', 2.6), term('team', 2.6), term('phone', 2.3)];
    expect(isAnsweredBy(others, others.slice(0, 1), 2)).toBe(true);
    expect(isAnsweredBy(others, others.slice(1, 3), 2)).toBe(false);
  });
});

describe('a request', () => {
  it.each(['please restart my service', 'can you delete my service', 'pay the bill for me'])(
    'to act is refused: %s',
    (text) => expect(refusalOf(text)).toBe('action'),
  );

  it.each(['is somebody patching the servers for me?', 'how do I restart my service'])(
    'to know is not: %s',
    (text) => expect(refusalOf(text)).toBeUndefined(),
  );
});
