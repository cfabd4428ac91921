import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {loadCliTexts} from './cli-texts';
import {crossChecks} from './cross-checks';
import {loadDescriptions} from './descriptions';
import {loadMetricTexts} from './metric-texts';
import {SCHEMAS, type FactFile} from './schemas';
import type {Facts, Files} from './types';

/** Path of a value in a file, for messages: `commands[12] "service list".options[0].flags`. */
function place(value: unknown, keys: PropertyKey[]): string {
  let at = value;
  let text = '';
  for (const key of keys) {
    text += typeof key === 'number' ? `[${key}]` : `${text && '.'}${String(key)}`;
    at = (at as {[key: PropertyKey]: unknown} | undefined)?.[key];
    const {
      path: own,
      name,
      flags,
      type,
    } = (at as {path?: unknown; name?: unknown; flags?: unknown[]; type?: unknown} | undefined) ??
    {};
    const label = [own, name, flags?.[0], type].find((part) => typeof part === 'string');
    text += typeof key === 'number' && label ? ` "${label as string}"` : '';
  }
  return text || 'the file';
}

function readFile(folder: string, file: FactFile, problems: string[]): unknown {
  const at = path.join(folder, file);
  if (!existsSync(at)) {
    problems.push(`${file}: is missing`);
    return undefined;
  }
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(at, 'utf8'));
  } catch (error) {
    problems.push(`${file}: ${(error as Error).message}`);
    return undefined;
  }
  const result = SCHEMAS[file].safeParse(value);
  for (const {path: keys, message} of result.error?.issues ?? []) {
    problems.push(`${file}: ${place(value, keys)}: ${message}`);
  }
  return value;
}

export function throwProblems(problems: string[], folder: string): never {
  throw new Error(
    `reference-data: ${problems.length} bad fact(s) in ${folder}\n${problems.map((p) => `- ${p}`).join('\n')}\n` +
      'Correct the file (npm run facts re-imports it), or widen plugins/shared/facts/schemas.ts if the value is right.',
  );
}

/** Reads and validates all fact files; throws one error that lists every bad row. */
export function loadFiles(folder: string): Files {
  const problems: string[] = [];
  const files = Object.fromEntries(
    (Object.keys(SCHEMAS) as FactFile[]).map((file) => [file, readFile(folder, file, problems)]),
  ) as Files;
  if (problems.length > 0) {
    throwProblems(problems, folder);
  }
  return files;
}

/**
 * The facts for the tables in pages, validated and compared with each other. With `describeAll: false`, parameters may
 * lack a description.
 */
export function loadFacts(
  folder: string,
  {describeAll = true, files = loadFiles(folder)}: {describeAll?: boolean; files?: Files} = {},
): Facts {
  const problems: string[] = [];
  const config = files['service-config.json'];
  const facts: Facts = {
    config,
    descriptions: loadDescriptions(
      path.join(folder, 'descriptions'),
      config,
      describeAll ? problems : [],
    ),
    avn: files['avn.json'],
    cli: loadCliTexts(files, problems),
    services: files['services.json'],
    versions: files['versions.json'],
    clouds: files['clouds.json'],
    connectors: files['connectors.json'],
    extensions: files['extensions.json'],
    plugins: files['plugins.json'],
    metrics: files['metrics.json'],
    metricTexts: loadMetricTexts(files, problems),
    permissions: files['permissions.json'],
    privatelink: files['privatelink.json'],
    plans: files['plans.json'],
    integrationTypes: files['integration-types.json'],
    endOfLife: files['end-of-life.json'],
  };
  problems.push(...crossChecks(facts, files['successors.json'], files['areas.json']));
  if (problems.length > 0) {
    throwProblems(problems, folder);
  }
  return facts;
}
