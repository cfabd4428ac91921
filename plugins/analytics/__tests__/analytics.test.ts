import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {OptionValidationContext} from '@docusaurus/types';
import {readEnv} from '../../../config/env';
import {createAnalytics} from '../client/analytics';
import type {Click, Collector, View} from '../client/collector';
import {trackLinks} from '../client/links';
import {hasCategory} from '../client/manager';
import {isRefused} from '../client/privacy';
import {snowplow} from '../client/snowplow';
import {isPageView} from '../client/views';
import {type Options, type PluginOptions, validateOptions} from '../options';
import {startCollector} from './collect';

const at = (pathname: string, search = '', hash = '') => ({pathname, search, hash});
const view = (path: string): View => ({
  path,
  url: `https://docs.example.com${path}`,
  title: 'A page',
  referrer: '',
});

describe('a page view', () => {
  const arrival = {
    origin: 'https://docs.example.com',
    baseUrl: '/docs/',
    referrer: '',
    type: 'navigate',
  };

  it('is a change of path, query or hash, and not the first load alone', () => {
    expect(isPageView(at('/a'), null, arrival)).toBe(false);
    expect(isPageView(at('/b'), at('/a'), arrival)).toBe(true);
    expect(isPageView(at('/a', '?q=1'), at('/a'), arrival)).toBe(true);
    expect(isPageView(at('/a', '', '#x'), at('/a'), arrival)).toBe(true);
    expect(isPageView(at('/a'), at('/a'), arrival)).toBe(false);
  });

  it.each([
    ['https://docs.example.com/docs/other', 'navigate', true],
    ['https://docs.example.com/docs', 'navigate', true],
    ['https://docs.example.com/docs/other', 'back_forward', true],
    ['https://docs.example.com/docs/other', 'reload', false],
    ['https://docs.example.com/pricing', 'navigate', false],
    ['https://docs.example.com.evil.example/docs/', 'navigate', false],
    ['https://search.example/', 'navigate', false],
  ])('is a document that was reached from %s by %s: %s', (referrer, type, expected) => {
    expect(isPageView(at('/a'), null, {...arrival, referrer, type})).toBe(expected);
  });
});

it('the signals of a browser that refuses are those of Do Not Track and Global Privacy Control', () => {
  expect(isRefused({})).toBe(false);
  expect(isRefused({doNotTrack: 'unspecified', globalPrivacyControl: false})).toBe(false);
  expect(isRefused({doNotTrack: '0'})).toBe(false);
  expect(isRefused({doNotTrack: '1'})).toBe(true);
  expect(isRefused({globalPrivacyControl: true})).toBe(true);
});

it('a category is allowed as a whole word only', () => {
  expect(hasCategory(',C0001,C0002,', 'C0002')).toBe(true);
  expect(hasCategory(',C00021,', 'C0002')).toBe(false);
  expect(hasCategory(undefined, 'C0002')).toBe(false);
});

describe('without and with agreement', () => {
  function setUp() {
    const log: string[] = [];
    const collector: Collector = {
      start: () => log.push('start'),
      stop: () => log.push('stop'),
      view: ({path, referrer}) => log.push(`view ${path} from ${referrer}`),
      click: () => log.push('click'),
    };
    const links = {
      refresh: ({path}: View) => log.push(`links ${path}`),
      stop: () => log.push('links off'),
    };
    let path = '/a';
    const current = (referrer: string) => ({...view(path), url: path, referrer});
    const analytics = createAnalytics([collector], links, current, 'outside');
    return {log, analytics, turnTo: (next: string) => ((path = next), analytics.view())};
  }

  it('nothing is started or sent before the reader agrees, nor afterwards for what came before', () => {
    const {log, analytics, turnTo} = setUp();
    analytics.ask();
    turnTo('/b');
    expect(log).toEqual([]);
    analytics.allow(true);
    expect(log).toEqual(['start', 'links /b']);
  });

  it('the view of the page waits for what the reader answered at a former visit', () => {
    const agreed = setUp();
    agreed.turnTo('/b');
    expect(agreed.log).toEqual([]);
    agreed.analytics.allow(true);
    expect(agreed.log).toEqual(['start', 'view /b from outside', 'links /b']);
    const refused = setUp();
    refused.turnTo('/b');
    refused.analytics.allow(false);
    refused.analytics.allow(true);
    expect(refused.log).toEqual(['start', 'links /b']);
  });

  it('links are refreshed after the page view, and the last page is the referrer', () => {
    const {log, analytics, turnTo} = setUp();
    analytics.allow(true);
    log.length = 0;
    turnTo('/b#x');
    turnTo('/c');
    expect(log).toEqual(['view /b#x from outside', 'links /b#x', 'view /c from /b#x', 'links /c']);
  });

  it('an agreement that is taken back ends it', () => {
    const {log, analytics, turnTo} = setUp();
    analytics.allow(true);
    analytics.allow(false);
    turnTo('/b');
    expect(log).toEqual(['start', 'links /a', 'stop', 'links off']);
  });
});

describe('link clicks', () => {
  const press = (root: EventTarget, link: object | null, button = 0) =>
    root.dispatchEvent(
      Object.assign(new Event('click'), {button, under: link}) as unknown as Event,
    );

  it('are of links with addresses, bound to the page of the last refresh, once each', () => {
    const clicks: Click[] = [];
    // The target of an event of a bare EventTarget is itself.
    let link: object | null = {href: 'https://example.com/', id: 'i', classList: ['c']};
    const root = Object.assign(new EventTarget(), {closest: () => link});
    const links = trackLinks((click) => clicks.push(click), root as unknown as Document);
    press(root, link);
    expect(clicks).toEqual([]);
    links.refresh(view('/a'));
    links.refresh(view('/b'));
    press(root, link);
    expect(clicks).toEqual([
      {target: 'https://example.com/', id: 'i', classes: ['c'], page: view('/b')},
    ]);
    press(root, link, 2);
    link = {href: 'javascript:void(0)', id: '', classList: []};
    press(root, link);
    link = null;
    press(root, link);
    expect(clicks).toHaveLength(1);
    links.stop();
    link = {href: 'https://example.com/', id: 'i', classList: []};
    press(root, link);
    expect(clicks).toHaveLength(1);
  });
});

describe('a Snowplow-compatible collector', () => {
  let collector: Awaited<ReturnType<typeof startCollector>>;
  beforeEach(async () => {
    collector = await startCollector();
  });
  afterEach(() => collector.close());

  it('gets page views and link clicks, and is told to keep no address', async () => {
    const tracker = snowplow({collectorUrl: `${collector.origin}/`, appId: 'docs'});
    tracker.view({...view('/a?q=1#x'), referrer: 'https://docs.example.com/b'});
    tracker.click({target: 'https://example.com/', id: '', classes: ['c'], page: view('/a')});
    await vi.waitFor(() => expect(collector.events).toHaveLength(2));
    const [pageView, click] = [...collector.events].sort((a) =>
      a.body.data[0]?.e === 'pv' ? -1 : 1,
    );
    expect(pageView?.path).toBe('/com.snowplowanalytics.snowplow/tp2');
    expect(pageView?.headers['sp-anonymous']).toBe('*');
    expect(pageView?.headers.cookie).toBeUndefined();
    expect(pageView?.body.data).toEqual([
      {
        e: 'pv',
        url: 'https://docs.example.com/a?q=1#x',
        page: 'A page',
        refr: 'https://docs.example.com/b',
        p: 'web',
        tv: 'docs-1',
        aid: 'docs',
        eid: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
        dtm: expect.stringMatching(/^\d{13}$/) as string,
      },
    ]);
    const {data} = JSON.parse(click?.body.data[0]?.ue_pr ?? '') as {data: unknown};
    expect(data).toMatchObject({
      data: {targetUrl: 'https://example.com/', elementClasses: ['c']},
    });
  });

  it('that fails or is gone does no harm', async () => {
    collector.failWith(500);
    const tracker = snowplow({collectorUrl: collector.origin, appId: 'docs'});
    tracker.view(view('/a'));
    await vi.waitFor(() => expect(collector.events).toHaveLength(1));
    const gone = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    snowplow({collectorUrl: collector.origin, appId: 'docs'}, gone).view(view('/b'));
    await new Promise((resolve) => setTimeout(resolve, 10));
    // A rejection that nobody takes would fail this run.
    expect(gone).toHaveBeenCalledOnce();
  });
});

describe('options', () => {
  const check = (options: Options) =>
    validateOptions({
      options,
      validate: (schema, given) => {
        const {value, error} = (
          schema as {validate: (o: unknown) => {value: PluginOptions; error?: Error}}
        ).validate(given);
        if (error) throw error;
        return value;
      },
    } as OptionValidationContext<Options, PluginOptions>);

  it('take defaults, and refuse to send events to nobody', () => {
    expect(check({gtagId: 'G-ABC123'})).toMatchObject({
      gtagScriptUrl: 'https://www.googletagmanager.com/gtag/js',
      consentCategory: 'C0002',
    });
    expect(() =>
      check({consentScriptUrl: 'https://example.com/x.js'}),
    ).toThrowErrorMatchingInlineSnapshot(
      `[ValidationError: analytics plugin: neither gtagId nor collectorUrl is set, so there is nothing to send events to. Set one, or leave the plugin out]`,
    );
    expect(() => check({collectorUrl: 'javascript:x'})).toThrow(/analytics plugin: collectorUrl/);
  });

  it('come from the environment, which is off by default', () => {
    expect(readEnv({})).not.toHaveProperty('GTAG_ID');
    expect(() => readEnv({GTAG_ID: 'nonsense'})).toThrow(
      'GTAG_ID is nonsense, but a measurement id looks like G-ABC123',
    );
    expect(() => readEnv({SNOWPLOW_COLLECTOR_URL: 'ftp://x'})).toThrow(/SNOWPLOW_COLLECTOR_URL/);
  });
});
