import type {Bundled} from './read';
import {isAllowed} from './spdx';

/** The text of licenses.txt: each package with its license; equal texts appear once. */
export function licensesFile(packages: readonly Bundled[], title: string): string {
  const byText = new Map<string, Bundled[]>();
  for (const bundled of packages) {
    const key = bundled.text || bundled.license;
    byText.set(key, [...(byText.get(key) ?? []), bundled]);
  }
  const parts = [...byText.values()].map((group) => {
    const names = group.map(({name, version, license}) => `${name} ${version} (${license})`);
    return [...names, '', group[0]?.text || 'The package has no text of its license.'].join('\n');
  });
  const line = `\n\n${'-'.repeat(78)}\n\n`;
  return `Packages whose code, styles or fonts are part of ${title}, and their licenses.\n\n${parts.join(line)}\n`;
}

/** Throws one error that names every package whose license is not allowed. */
export function checkLicenses(packages: readonly Bundled[], allowed: readonly string[]): void {
  const list = new Set(allowed);
  const offenders = packages
    .filter(({license}) => !isAllowed(license, list))
    .map(({name, version, license}) => `- ${name} ${version}: ${license || 'says no license'}`);
  if (offenders.length > 0)
    throw new Error(
      `licenses: ${offenders.length} package(s) in the pages with a license that is not allowed\n${offenders.join('\n')}\nAllowed are ${allowed.join(', ')}. Use another package, or ask whether config/licenses.ts may have it.`,
    );
}
