import type {Browser, BrowserContext, Page} from '@playwright/test';

/**
 * Conditions of the Chrome DevTools Protocol: throughput in bytes per second, latency in
 * milliseconds.
 */
const NETWORKS = {
  'no delay': undefined,
  'Slow 4G': {latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750},
  'Fast 3G': {latency: 563, downloadThroughput: 180_000, uploadThroughput: 84_375},
  'Slow 3G': {latency: 2000, downloadThroughput: 50_000, uploadThroughput: 50_000},
};
export type Network = keyof typeof NETWORKS;
export const NETWORK_NAMES = Object.keys(NETWORKS) as Network[];

/**
 * Milliseconds from key press to dialog shown, from letter typed to letter shown, and from dialog
 * shown to first hits.
 */
export type DialogTimes = {open: number; letter: number; hits: number};
/**
 * When the search key is pressed: right after the load event, after the network is idle (so that
 * files are prefetched), or with all files in the HTTP cache.
 */
export const VISITS = ['at once', 'after a rest', 'cached'] as const;
export type Visit = (typeof VISITS)[number];
/** `processor` is the factor by which the CPU is slowed down. */
export type Setting = {network: Network; processor: number; visit: Visit};

const QUERY = 'topic';

/**
 * Runs in the page before its scripts. Measures from the key press to the animation frame that
 * shows the effect.
 */
function watchDialog(): void {
  const times: Partial<Record<'open' | 'letter' | 'hits' | 'shown', number>> = {};
  Object.assign(window, {times});
  const pressed: number[] = [];
  addEventListener('keydown', ({timeStamp}) => pressed.push(timeStamp), true);
  const look = () => {
    const dialog = document.querySelector('#docs-search[open]');
    const now = performance.now();
    const [key = now, letter = now] = pressed;
    if (dialog && times.open === undefined) {
      times.open = now - key;
      times.shown = now;
    }
    if (dialog?.querySelector('input')?.value && times.letter === undefined)
      times.letter = now - letter;
    if (dialog?.querySelector('a.docs-hit mark') && times.hits === undefined)
      times.hits = now - (times.shown ?? now);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Opens a page with a throttled network and CPU. */
async function slowPage(
  context: BrowserContext,
  {network, processor}: Omit<Setting, 'visit'>,
): Promise<Page> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', {rate: processor});
  const conditions = NETWORKS[network];
  if (conditions) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', {offline: false, ...conditions});
  }
  return page;
}

/**
 * Opens the search dialog with its key after the page has loaded, and types a query. Rejects if no
 * hits are shown within two minutes.
 */
export async function timeSearch(
  browser: Browser,
  url: string,
  {network, processor, visit}: Setting,
): Promise<DialogTimes> {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  await context.addInitScript(`{const __name = (made) => made; (${watchDialog.toString()})();}`);
  if (visit === 'cached') {
    // The measurement needs a new page, because this one would restore its open dialog.
    const earlier = await context.newPage();
    await search(earlier, url);
    await earlier.waitForLoadState('networkidle');
    await earlier.close();
  }
  const page = await slowPage(context, {network, processor});
  const times = await search(page, url, visit === 'after a rest');
  await context.close();
  return times;
}

async function search(page: Page, url: string, isRested = false): Promise<DialogTimes> {
  await page.goto(url, {waitUntil: isRested ? 'networkidle' : 'load', timeout: 120_000});
  await page.keyboard.press('/');
  await page.keyboard.type(QUERY);
  const times = await page.waitForFunction(
    () => {
      const {times} = window as unknown as {times: Partial<DialogTimes>};
      return times.hits === undefined ? undefined : times;
    },
    undefined,
    {timeout: 120_000},
  );
  return (await times.jsonValue()) as DialogTimes;
}

/**
 * Milliseconds from Enter to the answer on the screen. The first question loads all files, the next
 * one uses them.
 */
export type AnswerTimes = {first: number; next: number};

const QUESTIONS = ['How do I create a topic with the CLI?', 'How long is a deleted service kept?'];

/** Runs in the page before its scripts, as `watchDialog` does. */
function watchAnswers(): void {
  const answers: number[] = [];
  Object.assign(window, {answers});
  const entered: number[] = [];
  addEventListener(
    'keydown',
    ({key, timeStamp}) => key === 'Enter' && entered.push(timeStamp),
    true,
  );
  const look = () => {
    document.querySelectorAll('dialog[open] article').forEach((article, index) => {
      if (article.querySelector('section') && answers[index] === undefined)
        answers[index] = performance.now() - (entered[index] ?? 0);
    });
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/**
 * Opens Ask AI after the page has loaded, and asks two questions. Rejects if an answer takes over
 * two minutes.
 */
export async function timeAnswers(
  browser: Browser,
  url: string,
  {network, processor}: Omit<Setting, 'visit'>,
): Promise<AnswerTimes> {
  const context = await browser.newContext({viewport: {width: 1280, height: 900}});
  await context.addInitScript(`{const __name = (made) => made; (${watchAnswers.toString()})();}`);
  const page = await slowPage(context, {network, processor});
  await page.goto(url, {waitUntil: 'load', timeout: 120_000});
  await page.getByRole('button', {name: 'Ask AI'}).first().click();
  const times: number[] = [];
  for (const [index, question] of QUESTIONS.entries()) {
    await page.getByPlaceholder('Ask any question').fill(question);
    await page.keyboard.press('Enter');
    const time = await page.waitForFunction(
      (at) => (window as unknown as {answers: number[]}).answers[at],
      index,
      {timeout: 120_000},
    );
    times.push((await time.jsonValue()) as number);
  }
  await context.close();
  const [first = NaN, next = NaN] = times;
  return {first, next};
}
