import {describe, expect, it} from 'vitest';
import {
  type Features,
  LIKENESS_WEIGHTS,
  againstOthers,
  featuresOf,
  likenessOf,
} from '../retrieval/likeness';
import {Products} from '../retrieval/products';
import {questionTerms, tokenize} from '../retrieval/tokenize';
import type {PageHit, Result} from '../retrieval/types';
import {isWeak} from '../retrieval/words';
import {pageHit} from './page-hit';

const PRODUCTS = new Products({kafka: ['kafka'], postgresql: ['postgres']});

const pageOf = (of: Partial<PageHit> = {}): PageHit => pageHit({title: 'Users', ...of});

/** Every word of a query is worth the same. */
function resultOf(query: string, pages: PageHit[], synonyms: {[word: string]: string[][]}): Result {
  const words = tokenize(query).filter(({word}) => !isWeak(word));
  return {
    pages,
    total: 1,
    marks: [],
    terms: words.map(({word, term}) => ({
      words: [word],
      idf: 3,
      pages: 1,
      stems: [term],
      typed: [term],
      synonyms: synonyms[word] ?? [],
      corrected: false,
    })),
  };
}

function compare(
  query: string,
  q: string,
  {
    a = '',
    wording = q,
    page = pageOf(),
    best = page,
    synonyms = {},
  }: {
    a?: string;
    wording?: string;
    page?: PageHit;
    best?: PageHit;
    synonyms?: {[word: string]: string[][]};
  } = {},
): Features {
  const question = {
    q,
    also: wording === q ? [] : [wording],
    wording,
    a,
    at: 'log-in',
    rarities: questionTerms(wording).map(() => 3),
  };
  const result = resultOf(query, [best], synonyms);
  return featuresOf({query, result, page, question}, PRODUCTS);
}

describe('the likeness of a query and a written question', () => {
  it('grows with what the question, its answer, its title, and its anchor have of the query', () => {
    const q = 'Why is my message refused?';
    expect(compare('message port', q).inAnswer).toBe(0.5);
    expect(compare('message port', q, {a: 'The port is blocked.'}).inAnswer).toBe(1);
    expect(compare('message port', q, {wording: 'Why is the port closed?'}).inAnswer).toBe(1);
    expect(compare('message log', q).inAnswer).toBe(1);
    expect(compare('message users', q).inAnswer).toBe(1);
    expect(compare('notice', q, {synonyms: {notice: [['messag']]}}).inAnswer).toBeCloseTo(0.85);
  });

  it('grows with what the query has of the question', () => {
    expect(compare('rename users', 'rename users on relays').inQuery).toBeCloseTo(2 / 3);
    const synonyms = {disable: [['turn', 'off']]};
    expect(compare('disable relays', 'turn off relays', {synonyms}).inQuery).toBe(1);
    // Of a synonym, all words have to be there.
    expect(compare('disable relays', 'turn relays', {synonyms}).inQuery).toBe(0.5);
  });

  it.each([
    ['how do I rename users', 'How can I rename users?', 1],
    ['can users be renamed', 'Can I rename users?', 1],
    ['how do I rename users', 'Why can I not rename users?', -1],
    ['which ranges does it accept', 'How do I set the ranges?', -1],
    ['how long are logs kept', 'After how many days are logs deleted?', 1],
    ['rename users', 'How do I rename users?', 0],
  ])('knows what kind of answer is wanted: %s, %s', (query, question, kind) => {
    expect(compare(query, question).kind).toBe(kind);
  });

  it('is less where the question does something else', () => {
    expect(compare('set up relays', 'How do I delete relays?').verb).toBe(1);
    expect(compare('delete relays', 'How do I delete relays?').verb).toBe(0);
    const synonyms = {drop: [['delet']]};
    expect(compare('drop relays', 'How do I delete relays?', {synonyms}).verb).toBe(0);
  });

  it('is less where only one of them fails', () => {
    expect(compare('remote copy', 'Why is my remote copy so slow?').failure).toBe(1);
    expect(compare('remote copy fails', 'Why is my remote copy so slow?').failure).toBe(0);
  });

  it('is less where other things are compared', () => {
    const q = 'What is the difference between a personal token and an application token?';
    expect(compare('difference between session token and personal token', q).comparison).toBe(1);
    expect(compare('difference application token personal token', q).comparison).toBe(0);
  });

  it('is less for another product than the one that is named, or else that of the best page', () => {
    const kafka = pageOf({area: 'kafka'});
    const q = 'Can I rename a Kafka user?';
    expect(compare('rename a postgres user', q, {page: kafka}).product).toBe(1);
    expect(compare('rename a kafka user', q, {page: kafka}).product).toBe(0);
    expect(compare('rename a user', q, {page: kafka}).product).toBe(0);
    expect(compare('rename a user', q, {page: kafka, best: pageOf()}).product).toBe(1);
    expect(compare('rename a user', 'Can I rename a user?', {best: kafka}).product).toBe(0);
  });

  it('grows with a message that both have word for word', () => {
    const q = 'What does project suspended, access prohibited mean?';
    expect(compare('Project suspended, access prohibited', q).quote).toBe(1);
    // Words that every question has are none.
    expect(compare('what does it say', q).quote).toBe(0);
    expect(compare('access suspended project', q).quote).toBe(0);
  });

  it('grows with words that stand side by side in both', () => {
    expect(compare('service user', 'How many users has a service?').neighbors).toBe(0);
    expect(compare('service user', 'How do I rename a service user?').neighbors).toBe(1);
  });

  it('is less where one starts what the other ends', () => {
    const opposite = (query: string, q: string) => compare(query, q).opposite;
    expect(opposite('disable the slow query log', 'How do I turn on the slow query log?')).toBe(1);
    expect(opposite('enable the slow query log', 'How do I turn on the slow query log?')).toBe(0);
    expect(opposite('the slow query log', 'How do I turn on the slow query log?')).toBe(0);
  });

  it('is less without the tool that is named', () => {
    const q = 'How do I create a user?';
    expect(compare('create a user with terraform', q, {a: 'Run `avn user`.'}).tool).toBe(1);
    expect(compare('create a user with terraform', q, {a: 'Use Terraform.'}).tool).toBe(0);
    expect(compare('create a user', q, {a: 'Use Terraform.'}).tool).toBe(0);
  });

  it('adds up what the wordings of a question say, without its answer', () => {
    const q = 'Which port does it use?';
    const given = {wording: 'Where do messages go?', a: 'The log is closed.'};
    expect(compare('message port', q).inWordings).toBe(0.5);
    expect(compare('message port', q, given).inWordings).toBe(1);
    expect(compare('log port', q, given).inWordings).toBe(0.5);
  });

  it('counts less against similar questions', () => {
    expect(againstOthers(1, [])).toBe(1);
    expect(againstOthers(1, [-9])).toBeCloseTo(1, 3);
    expect(againstOthers(1, [1, 1])).toBeLessThan(againstOthers(1, [1]));
  });

  it('grows with what is asked', () => {
    const [one, two] = ['users', 'rename users'].map((query) => compare(query, 'Users?'));
    expect(two?.words).toBeGreaterThan(one?.words ?? 0);
    expect(two?.meaning).toBeGreaterThan(one?.meaning ?? 0);
  });

  it('is the sum of its features, each by its weight', () => {
    const none = compare('users', 'relays');
    const zero = Object.fromEntries(Object.keys(none).map((name) => [name, 0])) as Features;
    expect(likenessOf(zero)).toBe(LIKENESS_WEIGHTS.bias);
    expect(likenessOf({...zero, words: 2})).toBeCloseTo(
      LIKENESS_WEIGHTS.bias + 2 * LIKENESS_WEIGHTS.words,
    );
  });
});
