import {createRequire} from 'node:module';
import path from 'node:path';

/** Resolves packages from the site's folder, in which all checks run. */
export const requirePackage = createRequire(path.join(process.cwd(), 'package.json'));

/** Path of a file of an installed package. */
export function packageFile(name: string, file: string): string {
  return path.join(process.cwd(), 'node_modules', name, file);
}
