/**
 * What a host says of an address:
 * - `alive`: the page is there.
 * - `moved`: it is there, and for good at another address (`to`).
 * - `dead`: the host says that it is not there (404, 410), or there is no such host.
 * - `refused`: the host answers no machines (401, 403, 429 and the like): only a person can tell.
 * - `silent`: no answer, or an error of the host, each time it was asked.
 */
export type Verdict =
  {is: 'alive'} | {is: 'moved'; to: string} | {is: 'dead' | 'refused' | 'silent'; why: string};

export type Options = {
  /** Timeout of a request in milliseconds. */
  timeoutMs: number;
  /** Pauses before the retries of a silent host, in milliseconds. */
  pausesMs: number[];
};

export const PATIENT: Options = {timeoutMs: 20_000, pausesMs: [5_000, 30_000]};

const GONE = [404, 410];
const REFUSED = [401, 403, 405, 406, 418, 429, 451, 999];
const HEADERS = {'user-agent': 'documentation-link-check', accept: 'text/html,*/*;q=0.8'};
const MOST_REDIRECTS = 10;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const isMissingHost = (error: unknown): boolean =>
  /ENOTFOUND/.test(String((error as {cause?: {code?: string}}).cause?.code));

/**
 * Requests a URL and follows redirects one by one: only a permanent redirect of the first URL is worth a change of the
 * page.
 */
async function askOnce(url: string, timeoutMs: number): Promise<Verdict> {
  let asked = url;
  let permanent = true;
  for (let hops = 0; hops <= MOST_REDIRECTS; hops += 1) {
    const response = await fetch(asked, {
      headers: HEADERS,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await response.body?.cancel();
    const {status} = response;
    const to = response.headers.get('location');
    if (status >= 300 && status < 400 && to) {
      permanent &&= status === 301 || status === 308;
      asked = new URL(to, asked).href;
      continue;
    }
    if (GONE.includes(status)) return {is: 'dead', why: String(status)};
    if (REFUSED.includes(status)) return {is: 'refused', why: String(status)};
    if (status >= 400) return {is: 'silent', why: String(status)};
    return asked !== url && permanent ? {is: 'moved', to: asked} : {is: 'alive'};
  }
  return {is: 'dead', why: `more than ${MOST_REDIRECTS} redirects`};
}

/** Requests a URL, with retries while the host is silent. */
export async function look(
  url: string,
  {timeoutMs, pausesMs}: Options = PATIENT,
): Promise<Verdict> {
  let last: Verdict = {is: 'silent', why: 'not asked'};
  for (const before of [0, ...pausesMs]) {
    await pause(before);
    try {
      last = await askOnce(url, timeoutMs);
    } catch (error) {
      last = isMissingHost(error)
        ? {is: 'dead', why: 'there is no such host'}
        : {is: 'silent', why: error instanceof Error ? error.message : String(error)};
    }
    if (last.is !== 'silent') return last;
  }
  return last;
}

/** Checks each URL once: several hosts concurrently, and the URLs of one host sequentially. */
export async function lookAtAll(
  urls: readonly string[],
  options: Options = PATIENT,
  hostsAtOnce = 16,
): Promise<Map<string, Verdict>> {
  const byHost = new Map<string, string[]>();
  for (const url of new Set(urls)) {
    const {host} = new URL(url);
    byHost.set(host, [...(byHost.get(host) ?? []), url]);
  }
  const verdicts = new Map<string, Verdict>();
  const left = [...byHost.values()];
  await Promise.all(
    Array.from({length: hostsAtOnce}, async () => {
      for (let host = left.shift(); host !== undefined; host = left.shift()) {
        for (const url of host) verdicts.set(url, await look(url, options));
      }
    }),
  );
  return verdicts;
}
