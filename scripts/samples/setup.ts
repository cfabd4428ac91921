import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Statements that create what a page assumes to exist. */
export type Setup = {file: string; text: string};

/** A line of a setup file that includes a shared one: `-- use: orders`. */
const USE = /^-- use: (\S+)$/;

/**
 * The setup of a page, with what it uses in place of the lines that name it; empty when the page has none.
 *
 * @param page file of the setup, from the site
 * @param shared folder of what can be used, from the site: `orders` is `_orders.sql` there
 */
export function readSetup(siteDir: string, page: string, shared: string): Setup {
  const whole = path.join(siteDir, page);
  if (!existsSync(whole)) return {file: page, text: ''};
  const lines = readFileSync(whole, 'utf8').split('\n');
  const text = lines.map((line, index) => {
    const [, name] = USE.exec(line) ?? [];
    if (name === undefined) return line;
    const file = path.posix.join(shared, `_${name}${path.extname(page)}`);
    if (!existsSync(path.join(siteDir, file))) {
      throw new Error(`${page}:${index + 1}: there is no ${file}. Write it, or use another name.`);
    }
    return readFileSync(path.join(siteDir, file), 'utf8').trimEnd();
  });
  return {file: page, text: text.join('\n')};
}
