import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {descriptionKeys, documentedServices, INHERITS} from './description-keys';
import type {Descriptions, ServiceConfig} from './types';

type Sentences = {[key: string]: string};

function readSentences(folder: string, file: string, problems: string[]): Sentences {
  const at = path.join(folder, file);
  if (!existsSync(at)) {
    problems.push(`descriptions/${file}: is missing`);
    return {};
  }
  return JSON.parse(readFileSync(at, 'utf8')) as Sentences;
}

function checkKeys(file: string, keys: string[], sentences: Sentences, problems: string[]): void {
  const wanted = new Set(keys);
  for (const key of keys) {
    if (typeof sentences[key] !== 'string' || sentences[key] === '') {
      problems.push(`descriptions/${file}: has no sentence for ${key}`);
    }
  }
  for (const key of Object.keys(sentences)) {
    if (!wanted.has(key)) {
      problems.push(
        `descriptions/${file}: describes ${key}, which is not a parameter that belongs there`,
      );
    }
  }
}

/** Reads the descriptions of parameters; adds missing and unknown keys to the problems. */
export function loadDescriptions(
  folder: string,
  config: ServiceConfig,
  problems: string[],
): Descriptions {
  const files: {[file: string]: Sentences} = {};
  for (const [file, keys] of Object.entries(descriptionKeys(config))) {
    files[file] = readSentences(folder, file, problems);
    checkKeys(file, keys, files[file], problems);
  }
  const result: Descriptions = {services: {}, integrations: {}, endpoints: {}};
  for (const type of Object.keys(documentedServices(config))) {
    result.services[type] = {
      ...files['common.json'],
      ...files[`${INHERITS[type] ?? ''}.json`],
      ...files[`${type}.json`],
    };
  }
  for (const kind of ['integrations', 'endpoints'] as const) {
    for (const [key, sentence] of Object.entries(files[`${kind}.json`] ?? {})) {
      const [type = '', ...rest] = key.split('/');
      (result[kind][type] ??= {})[rest.join('/')] = sentence;
    }
  }
  return result;
}
