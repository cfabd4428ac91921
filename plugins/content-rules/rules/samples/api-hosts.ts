import {findingAt, type Finding} from './sample';

/** URL of the platform's API on a host that looks like the platform's, in any language. */
const CALL =
  /(?<![\w./@-])((?:[a-z]+:\/\/)?((?:[\w-]+\.)*[\w-]*aiv[\w-]*(?:\.[\w-]+)+))(?=\/v[12](?![\w.]))/gi;
const HOST = 'https://api.aiven.io';

/** Calls of the API use its one host, with TLS. */
export function checkApiHosts(value: string): Finding[] {
  return [...value.matchAll(CALL)]
    .filter(([, base, host]) => base !== HOST && !/\.aivencloud\.com$/.test(host!))
    .map((match) =>
      findingAt(
        value,
        match.index,
        'samples/api',
        `the API is not at \`${match[1]}\``,
        `Write \`${HOST}\`.`,
      ),
    );
}
