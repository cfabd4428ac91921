import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {chat, checkCitations, messagesOf} from '../shared/chat';
import {type Behaviour, startEndpoint} from './endpoint';

const found = {
  found: true as const,
  short: [{md: 'A topic is split into partitions.', citation: 0, url: '/docs/topics', heading: ''}],
  more: [
    {
      md: 'Partitions have leaders.',
      citation: 1,
      url: '/docs/partitions#leaders',
      heading: 'Leaders',
    },
  ],
  citations: [
    {title: 'Topics', url: '/docs/topics'},
    {title: 'Partitions', url: '/docs/partitions'},
  ],
  otherTabs: [],
};

describe('endpoint', () => {
  let behaviour: Behaviour = {};
  let endpoint: Awaited<ReturnType<typeof startEndpoint>>;
  beforeAll(async () => {
    endpoint = await startEndpoint(() => behaviour);
  });
  afterAll(() => endpoint.close());
  const ask = (onText: (text: string) => void = () => undefined, patience = 1000) =>
    chat(
      {url: endpoint.url, model: 'm', patience},
      messagesOf('What is a topic?', undefined, found),
      onText,
    );

  it('streams an answer whose events are cut anywhere, letters of several bytes included', async () => {
    behaviour = {text: 'A topic has partitions, naïve — “quoted” ✓ [1]'};
    const seen: string[] = [];
    expect(await ask((text) => seen.push(text))).toBe(behaviour.text);
    expect(seen.length).toBeGreaterThan(3);
    expect(endpoint.asked[0]?.path).toBe('/v1/chat/completions');
  });

  it('sends the retrieved sections with their numbers, and asks for a stream', () => {
    const {body} = endpoint.asked[0] ?? {};
    expect(body?.stream).toBe(true);
    expect(body?.messages[0]?.content).toContain('[1] Topics\n\nA topic is split into partitions.');
    expect(body?.messages[0]?.content).toContain('[2] Partitions\n\nPartitions have leaders.');
    expect(body?.messages[1]).toEqual({role: 'user', content: 'What is a topic?'});
  });

  it.each([
    ['fails', {status: 503}, 'answered 503'],
    ['says nothing', {text: ''}, 'said nothing'],
    ['is late', {text: 'late', delay: 1500}, 'too slow'],
  ])('gives up when the endpoint %s', async (_, how, message) => {
    behaviour = how;
    await expect(ask(undefined, 600)).rejects.toThrow(message);
  });

  it('gives up when the connection is cut in the middle', async () => {
    behaviour = {text: 'A topic has partitions. '.repeat(20), cut: true};
    await expect(ask()).rejects.toThrow();
  });

  it('links citations of what was retrieved, drops invented ones, and refuses an answer without any', () => {
    expect(checkCitations('Split [1], led [2], and invented [7].', found.citations)).toBe(
      'Split [\\[1\\]](/docs/topics), led [\\[2\\]](/docs/partitions), and invented .',
    );
    expect(checkCitations('Nothing of it is true [9].', found.citations)).toBeUndefined();
  });
});
