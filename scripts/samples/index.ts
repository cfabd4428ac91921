import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {loadContent} from '../../plugins/content-rules/content';
import {readRuns, RUNS_FILE} from '../../plugins/content-rules/sample-runs';
import {runnablePages, type Runnable, type RunnablePage} from './pages';
import {resultOf, writeRuns} from './results';
import {runPage, type PageRun} from './run';
import {SERVERS, type Area} from './servers';
import type {Server} from './servers/server';

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
    const server = await SERVERS[area].start();
    if (!server) {
      console.log(
        `samples: ${area}: NOT RUN, this machine has no server. Install ${SERVERS[area].packages} to run them.`,
      );
      continue;
    }
    try {
      const pages = runnablePages(content, area, SITE, [...server.values, ...examples]);
      if (values.survey) survey(pages, server, values.mark === true);
      else {
        const ran = runMarked(pages, server);
        const failures = ran.flatMap((run) => run.failures);
        report(area, server, ran);
        failed += failures.length;
        if (failures.length === 0)
          results[area] = {
            server: server.label,
            date: new Date().toISOString().slice(0, 10),
            pages: resultOf(ran, results[area]?.pages),
          };
      }
    } finally {
      await server.stop();
    }
  }
  if (values.write && failed === 0) await writeRuns(SITE, results);
  return failed === 0 ? 0 : 1;
}

type MarkedRun = PageRun & {page: RunnablePage['page']};

function runMarked(pages: RunnablePage[], server: Server): MarkedRun[] {
  return pages
    .filter(({samples}) => samples.some(({isMarked}) => isMarked))
    .map((page) => ({page: page.page, ...runPage(page, server, ({isMarked}) => isMarked)}));
}

function report(area: Area, {label}: Server, ran: MarkedRun[]): void {
  const failures = ran.flatMap((run) => run.failures);
  const skipped = ran.flatMap((run) => run.skipped);
  for (const {file, line, message} of failures)
    console.error(`${file}:${line} samples/run ${message}`);
  for (const {file, line, message} of skipped) console.log(`${file}:${line} ${message}`);
  const passed = ran.flatMap((run) => run.passed).length;
  console.log(
    `samples: ${area}: ${passed} samples of ${ran.length} pages ran on ${label}, ${failures.length} failed, ${skipped.length} not run`,
  );
}

function survey(pages: RunnablePage[], server: Server, mark: boolean): void {
  let passedAll = 0;
  const total = pages.flatMap(({samples}) => samples).length;
  for (const page of pages) {
    const first = runPage(page, server, () => true);
    // A sample may have passed because of one that failed before it, so run the passed ones again without it.
    const second = runPage(page, server, (sample) => first.passed.includes(sample));
    const {passed} = second;
    const failures = [...first.failures, ...first.skipped, ...second.failures];
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
    const line = lines[at] ?? '';
    if (!line.trim().startsWith('```'))
      throw new Error(`${page.file} has changed since it was read; survey it again`);
    lines[at] = line.replace(/^(\s*```\w+)/, '$1 run');
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
