import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {chat} from '../shared/chat';
import {type Behavior, startEndpoint} from './endpoint';

const MESSAGES = [
  {role: 'system' as const, content: 'Rules.\n\n[1] Topics\n\nA topic is split into partitions.'},
  {role: 'user' as const, content: 'What is a topic?'},
];

describe('endpoint', () => {
  let behavior: Behavior = {};
  let endpoint: Awaited<ReturnType<typeof startEndpoint>>;
  beforeAll(async () => {
    endpoint = await startEndpoint(() => behavior);
  });
  afterAll(() => endpoint.close());
  const ask = (
    onText: (text: string) => void = () => undefined,
    {patience = 10_000, signal = new AbortController().signal} = {},
  ) => chat({url: endpoint.url, model: 'm', patience}, MESSAGES, {onText, signal});

  it('streams an answer whose events are cut anywhere, letters of several bytes included', async () => {
    behavior = {text: 'A topic has partitions, naïve — “quoted” ✓ [1]'};
    const seen: string[] = [];
    expect(await ask((text) => seen.push(text))).toBe(behavior.text);
    expect(seen.length).toBeGreaterThan(3);
    expect(endpoint.asked[0]?.path).toBe('/v1/chat/completions');
  });

  it('sends the messages as they are, and asks for a stream', () => {
    expect(endpoint.asked[0]?.body).toMatchObject({stream: true, messages: MESSAGES});
  });

  it.each([
    ['fails', {status: 503}, 'answered 503'],
    ['says nothing', {text: ''}, 'said nothing'],
  ])('gives up when the endpoint %s', async (_, how, message) => {
    behavior = how;
    await expect(ask()).rejects.toThrow(message);
  });

  it('gives up when the endpoint is late', async () => {
    behavior = {text: 'late', delay: 60_000};
    await expect(ask(undefined, {patience: 50})).rejects.toThrow('too slow');
  });

  it('gives up when the connection is cut in the middle', async () => {
    behavior = {text: 'A topic has partitions. '.repeat(20), cut: true};
    await expect(ask()).rejects.toThrow();
  });

  it('stops when its reader stops it', async () => {
    behavior = {text: 'A topic has partitions. '.repeat(200)};
    const controller = new AbortController();
    const asked = ask(() => controller.abort(new Error('stopped')), {signal: controller.signal});
    await expect(asked).rejects.toThrow('stopped');
  });
});
