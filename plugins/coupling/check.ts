import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {folderOf, unmet} from '../shared/installed';
import {COUPLINGS, type StaticCoupling} from './list';

function isMet({package: name, reads}: StaticCoupling, root?: string): boolean {
  return reads.every(([file, text]) => {
    const whole = path.join(folderOf(name, root), file);
    if (!existsSync(whole)) return false;
    const code = readFileSync(whole, 'utf8');
    return typeof text === 'string' ? code.includes(text) : text.test(code);
  });
}

/** Throws one error that lists each installed package which does not do what the code relies on. */
export function checkCouplings(couplings: readonly StaticCoupling[] = COUPLINGS, root?: string) {
  const problems = couplings
    .filter((coupling) => !isMet(coupling, root))
    .map((coupling) => `- ${unmet(coupling, root).message}`);
  if (problems.length > 0)
    throw new Error(
      `coupling: ${problems.length} expectation(s) of installed packages are not met\n${problems.join('\n')}`,
    );
}
