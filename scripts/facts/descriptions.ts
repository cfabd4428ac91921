import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {descriptionKeys} from '../../plugins/shared/facts/description-keys';
import type {ServiceConfig} from '../../plugins/shared/facts/types';

/**
 * Adds a key for every parameter to data/descriptions, keeps existing descriptions, and reports keys that are empty or
 * were removed.
 */
export function completeDescriptions(data: string): string[] {
  const config = JSON.parse(
    readFileSync(path.join(data, 'service-config.json'), 'utf8'),
  ) as ServiceConfig;
  const lines: string[] = [];
  for (const [file, keys] of Object.entries(descriptionKeys(config))) {
    const at = path.join(data, 'descriptions', file);
    const before = existsSync(at)
      ? (JSON.parse(readFileSync(at, 'utf8')) as {[key: string]: string})
      : {};
    const gone = Object.keys(before).filter((key) => !keys.includes(key));
    const empty = keys.filter((key) => !before[key]);
    lines.push(...gone.map((key) => `descriptions/${file}: removed ${key}`));
    if (empty.length > 0) {
      lines.push(
        `descriptions/${file}: write ${empty.length} sentence(s), the first for ${empty[0]}`,
      );
    }
    const after = Object.fromEntries(keys.map((key) => [key, before[key] ?? '']));
    if (JSON.stringify(after) !== JSON.stringify(before)) {
      writeFileSync(at, `${JSON.stringify(after, null, 1)}\n`);
    }
  }
  return lines;
}
