import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {SiteConfig} from '../content/types';
import type {Problem} from '../problem';
import type {Rule} from '../rule';

const FILE = 'docusaurus.config.ts';

/** Settings that must be `throw`, since otherwise broken pages could be published. */
const THROWING: Record<string, (config: SiteConfig) => unknown> = {
  onBrokenLinks: (config) => config.onBrokenLinks,
  onBrokenAnchors: (config) => config.onBrokenAnchors,
  onDuplicateRoutes: (config) => config.onDuplicateRoutes,
  onBrokenMarkdownLinks: (config) => config.markdown?.hooks?.onBrokenMarkdownLinks,
  onBrokenMarkdownImages: (config) => config.markdown?.hooks?.onBrokenMarkdownImages,
};

/** Docusaurus's own checks of links and anchors are on. */
export const configuration: Rule = ({siteDir, config}) => {
  if (!config) {
    return [];
  }
  const lines = readFileSync(path.join(siteDir, FILE), 'utf8').split('\n');
  return Object.entries(THROWING).flatMap(([key, read]): Problem[] => {
    const value = read(config);
    if (value === 'throw') {
      return [];
    }
    const index = lines.findIndex((line) => line.includes(`${key}:`));
    const column = index < 0 ? 0 : lines[index]!.indexOf(key);
    return [
      {
        file: FILE,
        line: Math.max(index, 0) + 1,
        column: column + 1,
        rule: 'configuration/throw',
        message: `\`${key}\` is ${typeof value === 'function' ? 'a function' : (JSON.stringify(value) ?? 'not set')}.`,
        hint: `Write ${key}: 'throw'.`,
      },
    ];
  });
};
