import {unmet} from '../shared/installed';

type NavbarItem = {type?: string; docId?: string; items?: NavbarItem[]};
type Doc = {id: string};
type GlobalData = Record<string, Record<string, {versions?: {docs?: Doc[]}[]}>>;

const DOCS = 'docusaurus-plugin-content-docs';

/** Ids of the documents that navbar items of `type: 'doc'` link to, at any depth. */
export function linkedDocs(items: readonly NavbarItem[]): Set<string> {
  const found = items.flatMap(({type, docId, items: inner = []}) => [
    ...(type === 'doc' && docId !== undefined ? [docId] : []),
    ...linkedDocs(inner),
  ]);
  return new Set(found);
}

/**
 * Removes documents from the global data that the client gets. Docusaurus lists all documents there, for version menus,
 * which this site does not have, and for navbar items, whose documents stay.
 */
export function globalDataOfClient(data: unknown, themeConfig: object): unknown {
  const {navbar} = themeConfig as {navbar?: {items?: NavbarItem[]}};
  const kept = linkedDocs(navbar?.items ?? []);
  const instances = (data as GlobalData)[DOCS];
  const versions = Object.values(instances ?? {}).flatMap(({versions = []}) => versions);
  if (versions.length === 0 || versions.some(({docs}) => !Array.isArray(docs)))
    throw unmet({
      package: '@docusaurus/plugin-content-docs',
      expected: 'list the documents of each version in its global data (versions[].docs)',
      file: 'plugins/area-bundles/global-data.ts',
    });
  const prune = (instance: GlobalData[string][string]) => ({
    ...instance,
    versions: instance.versions?.map((version) => ({
      ...version,
      docs: version.docs?.filter(({id}) => kept.has(id)),
    })),
  });
  return {
    ...(data as GlobalData),
    [DOCS]: Object.fromEntries(
      Object.entries(instances ?? {}).map(([id, instance]) => [id, prune(instance)]),
    ),
  };
}
