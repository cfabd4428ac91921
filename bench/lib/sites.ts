import {existsSync} from 'node:fs';
import path from 'node:path';
import {buildSite} from './generators';
import {serve, type Served} from './serve';

export type Site = {name: string; pages: number | 'all'; server: Served};

/** Serves our build and the compared sites, which are built first where they are not. */
export async function openSites(root: string, names: string[], limit?: number): Promise<Site[]> {
  const ours = path.join(root, 'build');
  if (!existsSync(ours)) throw new Error('bench: no build/. Run npm run build first.');
  const sites: Site[] = [{name: 'ours', pages: 'all', server: await serve(ours)}];
  for (const name of names) {
    const {dir, pages, cost} = await buildSite(root, name, limit);
    if (cost) {
      console.log(
        `Built ${name} of ${pages} pages in ${cost.seconds.toFixed(0)} s, ${cost.cpuSeconds.toFixed(0)} processor seconds.`,
      );
    }
    sites.push({name, pages, server: await serve(dir)});
  }
  return sites;
}

export async function closeSites(sites: Site[]): Promise<void> {
  await Promise.all(sites.map(({server}) => server.close()));
}
