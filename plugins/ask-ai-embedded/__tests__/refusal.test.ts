import {describe, expect, it} from 'vitest';
import type {PageHit, Result, Term} from '../../content-index/retrieval/engine';
import {evidenceOf, isAnswered} from '../shared/refusal';

const term = (part: Partial<Term> = {}): Term => ({
  words: ['postgresql'],
  idf: 4,
  pages: 10,
  stems: ['postgresql'],
  corrected: false,
  ...part,
});
const page = (part: Partial<PageHit> = {}): PageHit => ({
  page: 0,
  route: '/docs/products/postgresql/howto/upgrade',
  title: 'Upgrade PostgreSQL',
  area: 'postgresql',
  kind: 'howto',
  score: 4,
  coverage: 1,
  sectionCoverage: 1,
  sections: [],
  ...part,
});
const result = (terms: Term[], pages: PageHit[]): Result => ({
  pages,
  terms,
  total: pages.length,
  marks: [],
});

describe('a question is answered', () => {
  it('when a page ranks well and has what was asked', () => {
    expect(isAnswered('how do I upgrade', result([term()], [page()]))).toBe(true);
  });

  it('though a page ranks lower, when the question is long', () => {
    const ask = (words: number) =>
      isAnswered('it worked last week', result(Array(words).fill(term()), [page({score: 1.4})]));
    expect([3, 9].map(ask)).toEqual([false, true]);
  });
});

describe('a question that names a setting', () => {
  const ask = (query: string, words: string[], pages = 12) =>
    isAnswered(query, result([term({words, pages})], [page({score: 2.2})]));

  it('is answered sooner, when the documentation has the setting', () => {
    expect(ask('default of max.poll.interval.ms?', ['max', 'poll', 'interval', 'ms'])).toBe(true);
    expect(ask('TopicAuthorizationException', ['topicauthorizationexception'])).toBe(true);
    expect(ask('default of the poll interval', ['poll'])).toBe(false);
  });

  it('is not, when the documentation has other words of its', () => {
    expect(ask('default of max.poll.records', ['poll'])).toBe(false);
    expect(ask('default of max.poll.interval.ms', ['max', 'poll', 'interval', 'ms'], 0)).toBe(
      false,
    );
  });
});

describe('a question is refused', () => {
  it.each<[string, Result]>([
    ['no page was found', result([term()], [])],
    ['it has no words', result([], [page()])],
    ['the best page hardly ranks', result([term()], [page({score: 0.9})])],
    [
      'all of it is a word that the documentation does not have',
      result([term({pages: 0})], [page({score: 1.8, coverage: 0})]),
    ],
  ])('when %s', (_, given) => {
    expect(isAnswered('what is it', given)).toBe(false);
  });

  it('sooner for a short word that had to be corrected than for a long one', () => {
    const corrected = (word: string) =>
      evidenceOf('', result([term({words: [word], corrected: true})], [page()]));
    expect(corrected('react')).toBeLessThan(corrected('postgersql'));
    expect(corrected('postgersql')).toBeLessThan(evidenceOf('', result([term()], [page()])));
  });
});

describe('a question for a service', () => {
  const kafka = term({words: ['kafka'], stems: ['kafka']});
  const landing = page({kind: 'landing', title: 'Aiven for Apache Kafka®'});

  it.each([
    'Do you host Kafka?',
    'does Aiven offer kafka',
    'is there a managed kafka',
    'managed kafka on aiven?',
    'is Kafka available as a service',
  ])('is answered by the page of that service: %s', (question) => {
    expect(isAnswered(question, result([kafka], [landing]))).toBe(true);
    expect(isAnswered(question, result([kafka], [page({title: 'Kafka sink'})]))).toBe(false);
  });

  it('is not any question about what is managed', () => {
    expect(isAnswered('Can managed users create projects?', result([term()], [page()]))).toBe(true);
  });
});
