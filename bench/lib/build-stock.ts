import {existsSync} from 'node:fs';
import path from 'node:path';
import {costOf} from './run';
import {writeStockSite} from './stock';

/** Builds a stock site of the same pages (again only with `REBUILD=1`) and returns the folder of its files. */
export async function buildStock(root: string): Promise<string> {
  const target = path.join(root, '.cache/bench/stock');
  const built = path.join(target, 'build');
  if (!existsSync(built) || process.env.REBUILD) {
    writeStockSite(root, target);
    await costOf('npx', ['docusaurus', 'build', target], root);
  }
  return built;
}
