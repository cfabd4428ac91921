import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {loadContent} from '../../plugins/content-rules/content';
import {fingerprint, readRuns, RUNS_FILE} from '../../plugins/content-rules/sample-runs';
import {runnablePages, type Runnable, type RunnablePage} from './pages';
import {writeRuns} from './results';
import {runPage, type Failure} from './run';
import {PACKAGES, SERVERS, type Area, type Server} from './server';

const SITE = path.resolve(__dirname, '../..');
const USAGE = `Usage: npm run samples:run -- [AREA...] [--write] [--survey [--mark]]

Runs the samples that pages mark with \`run\` on a real server, each page in a database of its own.
AREA is ${Object.keys(SERVERS).join(', ')}; without one, all.
  --write   keeps the result in ${RUNS_FILE}, from which pages say what ran
  --survey  runs every sample of the area, and lists those that would pass but are not marked
  --mark    with --survey: marks them`;

function isArea(name: string): name is Area {
  return name in SERVERS;
}

async function main(): Promise<number> {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {write: {type: 'boolean'}, survey: {type: 'boolean'}, mark: {type: 'boolean'}},
  });
  const unknown = positionals.filter((name) => !isArea(name));
  if (unknown.length > 0) {
    console.error(`samples: there is no server for ${unknown.join(', ')}\n\n${USAGE}`);
    return 2;
  }
  const areas =
    positionals.length > 0 ? positionals.filter(isArea) : (Object.keys(SERVERS) as Area[]);
  const content = await loadContent(SITE);
  const examples = JSON.parse(readFileSync(path.join(SITE, 'data/placeholders.json'), 'utf8')) as {
    name: string;
    example: string;
  }[];
  const results = readRuns(SITE);
  let failed = 0;
  for (const area of areas) {
    const pages = runnablePages(content, area, SITE, examples);
    const server = await SERVERS[area]();
    if (!server) {
      console.log(
        `samples: ${area}: NOT RUN, this machine has no server. Install ${PACKAGES[area]} to run them.`,
      );
      continue;
    }
    try {
      if (values.survey) survey(pages, server, values.mark === true);
      else {
        const {failures, ran} = runMarked(pages, server);
        report(area, server, failures, ran);
        failed += failures.length;
        if (failures.length === 0)
          results[area] = {
            server: server.label,
            date: new Date().toISOString().slice(0, 10),
            pages: Object.fromEntries(
              ran.map(({page, samples}) => [
                page.id,
                {
                  count: samples.filter(({isMarked}) => isMarked).length,
                  samples: fingerprint(page.fences),
                },
              ]),
            ),
          };
      }
    } finally {
      await server.stop();
    }
  }
  if (values.write && failed === 0) await writeRuns(SITE, results);
  return failed === 0 ? 0 : 1;
}

function runMarked(
  pages: RunnablePage[],
  server: Server,
): {failures: Failure[]; ran: RunnablePage[]} {
  const ran = pages.filter(({samples}) => samples.some(({isMarked}) => isMarked));
  const failures = ran.flatMap((page) => runPage(page, server, ({isMarked}) => isMarked).failures);
  return {failures, ran};
}

function report(area: Area, {label}: Server, failures: Failure[], ran: RunnablePage[]): void {
  for (const {file, line, message} of failures)
    console.error(`${file}:${line} samples/run ${message}`);
  const count = ran.flatMap(({samples}) => samples.filter(({isMarked}) => isMarked)).length;
  console.log(
    `samples: ${area}: ${count} samples of ${ran.length} pages on ${label}, ${failures.length} failed`,
  );
}

function survey(pages: RunnablePage[], server: Server, mark: boolean): void {
  let passedAll = 0;
  const total = pages.flatMap(({samples}) => samples).length;
  for (const page of pages) {
    const first = runPage(page, server, () => true).passed;
    // What passed may have stood on something that did not: it has to pass by itself.
    const passed = runPage(page, server, (sample) => first.includes(sample)).passed;
    const failures = runPage(page, server, (sample) => !passed.includes(sample)).failures;
    passedAll += passed.length;
    const unmarked = passed.filter(({isMarked}) => !isMarked);
    for (const {fence} of unmarked) console.log(`${page.page.file}:${fence.line} passes`);
    for (const {file, line, message} of failures) console.log(`${file}:${line} ${message}`);
    if (mark) markAll(page, unmarked);
  }
  console.log(`samples: ${passedAll} of ${total} pass on ${server.label}`);
}

function markAll({page}: RunnablePage, samples: Runnable[]): void {
  if (samples.length === 0) return;
  const file = path.join(SITE, page.file);
  const lines = readFileSync(file, 'utf8').split('\n');
  for (const {fence} of samples) {
    const at = fence.line - 1;
    lines[at] = (lines[at] ?? '').replace(/^(\s*```\w+)/, '$1 run');
  }
  writeFileSync(file, lines.join('\n'));
}

main().then(
  (status) => {
    process.exitCode = status;
  },
  (error: unknown) => {
    console.error(`samples: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  },
);
