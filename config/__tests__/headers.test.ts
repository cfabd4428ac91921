import {describe, expect, it} from 'vitest';
import {readEnv} from '../env';
import {sourcesOf} from '../headers';

describe('what the policy is widened by', () => {
  it('is nothing as long as no hosted feature is on', () => {
    expect(sourcesOf(readEnv({}))).toEqual([]);
  });

  it("is the search service's own hosts, or the one that stands for them", () => {
    const algolia = {
      SEARCH_PROVIDER: 'algolia',
      ALGOLIA_APP_ID: 'ABC123',
      ALGOLIA_SEARCH_KEY: 'k',
    };
    expect(sourcesOf(readEnv(algolia))).toEqual([
      {
        feature: 'search at Algolia',
        connect: [
          'https://abc123-dsn.algolia.net',
          'https://abc123-1.algolianet.com',
          'https://abc123-2.algolianet.com',
          'https://abc123-3.algolianet.com',
        ],
      },
    ]);
    expect(
      sourcesOf(readEnv({...algolia, ALGOLIA_HOST: 'https://search.example.com'}))[0]?.connect,
    ).toEqual(['https://search.example.com']);
  });

  it("is the widget's host, and what the default vendor needs beside it", () => {
    const hosted = {ASK_AI_PROVIDER: 'hosted', ASK_AI_WEBSITE_ID: 'x'};
    const [kapa] = sourcesOf(readEnv(hosted));
    expect(kapa?.script).toContain('https://widget.kapa.ai');
    expect(kapa?.connect).toContain('https://proxy.kapa.ai');
    const [other] = sourcesOf(
      readEnv({...hosted, ASK_AI_SCRIPT_URL: 'https://w.example.com/widget.js'}),
    );
    expect(other?.script).toEqual(['https://w.example.com']);
    expect(other?.connect).toEqual(['https://w.example.com']);
  });

  it('is the origin of the endpoint, to connect to alone', () => {
    expect(
      sourcesOf(
        readEnv({ASK_AI_PROVIDER: 'endpoint', ASK_AI_ENDPOINT_URL: 'https://ai.example.com/v1'}),
      ),
    ).toEqual([{feature: 'Ask AI at an endpoint', connect: ['https://ai.example.com']}]);
  });

  it('is what analytics and consent need, each when it is on', () => {
    const features = (source: Record<string, string>) =>
      sourcesOf(readEnv(source)).map(({feature, script = [], connect = []}) => ({
        feature,
        script,
        connect: connect[0],
      }));
    expect(features({GTAG_ID: 'G-ABCDEF1234'})).toEqual([
      {
        feature: 'Google Analytics',
        script: ['https://www.googletagmanager.com'],
        connect: 'https://www.googletagmanager.com',
      },
    ]);
    expect(
      features({
        SNOWPLOW_COLLECTOR_URL: 'https://c.example.com',
        CONSENT_SCRIPT_URL: 'https://m.example.com/m.js',
      }),
    ).toEqual([
      {feature: 'the collector', script: [], connect: 'https://c.example.com'},
      {
        feature: 'the consent manager',
        script: ['https://m.example.com'],
        connect: 'https://m.example.com',
      },
    ]);
  });
});
