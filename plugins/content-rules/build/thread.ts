import {workerData, type MessagePort} from 'node:worker_threads';
import {check, rulesOf} from '../check';
import {loadContent, type SiteConfig} from '../content';
import type {Redirect} from '../content/types';
import {terminal} from '../reporters/terminal';
import {rules} from '../rules/index';

export type Given = {
  siteDir: string;
  config: SiteConfig;
  port: MessagePort;
  /** Its one element is 1 when the outcome has been sent, for a thread that waits without listening. */
  told: Int32Array;
};

/** The redirects that are written, or what is said of the problems. */
export type Outcome = {redirects: Redirect[]} | {failure: string};

async function outcomeOf({siteDir, config}: Given): Promise<Outcome> {
  const site = await loadContent(siteDir, {config, alone: true});
  const problems = await check(site, rulesOf(config, rules));
  if (problems.length > 0) {
    const pages = `${site.pages.length} pages and ${site.partials.length} partials`;
    return {failure: `content-rules: the content has problems\n${terminal(problems, pages)}`};
  }
  return {redirects: site.redirects};
}

const given = workerData as Given;
void outcomeOf(given)
  .catch((error: Error): Outcome => ({failure: `content-rules: ${error.stack ?? error.message}`}))
  .then((outcome) => {
    given.port.postMessage(outcome);
    Atomics.store(given.told, 0, 1);
    Atomics.notify(given.told, 0);
    given.port.close();
  });
