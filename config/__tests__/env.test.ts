import {describe, expect, it} from 'vitest';
import {readEnv} from '../env';

describe('readEnv', () => {
  it.each([
    ['BASE_URL', '/../'],
    ['BASE_URL', '/docs/./'],
    ['BASE_URL', '//docs/'],
    ['BASE_URL', '/docs'],
    ['REPOSITORY_BRANCH', 'my branch'],
    ['REPOSITORY_BRANCH', 'a..b'],
    ['REPOSITORY_BRANCH', '-a'],
    ['REPOSITORY_BRANCH', 'a?b'],
    ['SNOWPLOW_COLLECTOR_URL', 'https://collector.example.com/path'],
    ['SITE_URL', 'docs.example.com'],
  ])('refuses %s=%s and names both', (name, value) => {
    expect(() => readEnv({[name]: value})).toThrow(`- ${name} `);
    expect(() => readEnv({[name]: value})).toThrow(value);
  });

  it.each([
    ['BASE_URL', '/'],
    ['BASE_URL', '/docs/v1.2/'],
    ['BASE_URL', '/..docs/'],
    ['REPOSITORY_BRANCH', 'feature/new-page_2.x'],
    ['SNOWPLOW_COLLECTOR_URL', 'https://collector.example.com:8443'],
  ] as const)('takes %s=%s', (name, value) => {
    expect(readEnv({[name]: value})[name]).toBe(value);
  });

  it('names every bad variable in one error', () => {
    expect(() => readEnv({BASE_URL: 'docs', HYDRATE: 'never'})).toThrow(
      /2 bad variable\(s\)[^]*BASE_URL[^]*HYDRATE/,
    );
  });
});
