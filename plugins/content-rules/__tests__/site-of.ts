import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {onTestFinished} from 'vitest';
import {loadContent, type Content, type SiteConfig} from '../content';
import type {Rule} from '../rule';

/** A page that no rule objects to, but for what a test puts into it. */
export function page(body: string, frontMatter = ''): string {
  return `---\ntitle: A page about ${Math.random().toString(36).slice(2)}\ndescription: ${'x'.repeat(60)}.\n${frontMatter}---\n\n${body}\n`;
}

/** Loads a site of the given files; those whose names begin with docs/ are pages. */
export async function siteOf(files: Record<string, string>, config?: SiteConfig): Promise<Content> {
  const dir = mkdtempSync(path.join(tmpdir(), 'content-rules-'));
  onTestFinished(() => rmSync(dir, {recursive: true, force: true}));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.join(dir, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(dir, file), text);
  }
  return loadContent(dir, {config, cache: false});
}

/** What a rule says of the files, in short: `file:line:column rule`. */
export async function found(
  rule: Rule,
  files: Record<string, string>,
  config?: SiteConfig,
): Promise<string[]> {
  const problems = await rule(await siteOf(files, config));
  return problems.map(({file, line, column, rule: id}) => `${file}:${line}:${column} ${id}`);
}
