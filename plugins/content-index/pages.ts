import {readdirSync} from 'node:fs';
import path from 'node:path';
import {parse as parseYaml} from 'yaml';
import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {areaOf, kindOf} from '../shared/areas';
import {readText} from '../shared/markdown/read-text';
import {readQuestions} from './questions';
import type {Block, PageMeta} from './types';

type Category = {
  type: string;
  items?: Category[];
  label?: string;
  id?: string;
  link?: {
    type: string;
    id?: string;
    title?: string;
    description?: string;
    permalink?: string;
    keywords?: readonly string[];
  };
};

/** Every listed page of the docs plugin, generated category pages included, sorted by route. */
export function pagesOfDocsPlugin(
  {loadedVersions}: LoadedContent,
  siteDir: string,
  docsRoot: string,
): PageMeta[] {
  const pages = loadedVersions.flatMap((version) => [
    ...docs(version, siteDir, docsRoot),
    ...generatedIndexes(version, docsRoot),
  ]);
  return pages.sort((a, b) => (a.route < b.route ? -1 : 1));
}

function idOf(route: string, docsRoot: string): string {
  return route.slice(docsRoot.length).replace(/^\//, '');
}

function docs(version: LoadedVersion, siteDir: string, docsRoot: string): PageMeta[] {
  return version.docs
    .filter((doc) => !doc.unlisted && !doc.draft)
    .map((doc) => ({doc, file: doc.source.replace(/^@site/, siteDir)}))
    .map(({doc, file}) => ({
      route: doc.permalink,
      title: doc.title,
      description: doc.description,
      keywords: keywordsOf(doc.frontMatter),
      kind: kindOf(idOf(doc.permalink, docsRoot)),
      area: areaOf(idOf(doc.permalink, docsRoot)),
      questions: readQuestions(file, siteDir),
      file,
    }));
}

function keywordsOf(frontMatter: Record<string, unknown>): string[] {
  const label = frontMatter['sidebar_label'];
  const keywords = frontMatter['keywords'];
  return [
    ...(Array.isArray(keywords) ? keywords.map(String) : []),
    ...(typeof label === 'string' ? [label] : []),
  ];
}

function generatedIndexes(version: LoadedVersion, docsRoot: string): PageMeta[] {
  const byId = new Map(version.docs.map((doc) => [doc.id, doc]));
  const visit = (items: readonly Category[]): PageMeta[] =>
    items.flatMap((item) => {
      const inner = visit(item.items ?? []);
      const link = item.link;
      if (link?.type !== 'generated-index' || !link.permalink) {
        return inner;
      }
      const targets = (item.items ?? []).flatMap(
        ({id, link: target}) => byId.get(id ?? target?.id ?? '') ?? [],
      );
      const list: Block = {
        t: 'list',
        ordered: false,
        start: 1,
        items: targets.map((doc) => [{t: 'paragraph', md: `${doc.title}: ${doc.description}`}]),
      };
      const id = idOf(link.permalink, docsRoot);
      const page: PageMeta = {
        route: link.permalink,
        title: link.title ?? item.label ?? '',
        description: link.description ?? '',
        keywords: [...(link.keywords ?? [])],
        kind: kindOf(id),
        area: areaOf(id),
        questions: [],
        generated: [list],
      };
      return [page, ...inner];
    });
  return Object.values(version.sidebars).flatMap((sidebar) =>
    visit(sidebar as unknown as Category[]),
  );
}

/** The same list from the files, for tools that run without Docusaurus. */
export function pagesOfFolder(docsDir: string, docsRoot: string): PageMeta[] {
  const files = readdirSync(docsDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.mdx?$/.test(file) && !/(^|\/)_/.test(file))
    .sort();
  return files.flatMap((relative) => {
    const file = path.join(docsDir, relative);
    const front = frontMatterOf(readText(file));
    if (front['unlisted'] === true || front['draft'] === true) {
      return [];
    }
    const id = relative.replace(/\.mdx?$/, '').replace(/(^|\/)index$/, '');
    const slug = typeof front['slug'] === 'string' ? front['slug'] : `/${id}`;
    const route = path.posix
      .join(
        docsRoot,
        slug.startsWith('/') ? slug : path.posix.join('/', path.posix.dirname(id), slug),
      )
      .replace(/(.)\/$/, '$1');
    return {
      route,
      title: String(front['title'] ?? id),
      description: String(front['description'] ?? ''),
      keywords: keywordsOf(front),
      kind: kindOf(idOf(route, docsRoot)),
      area: areaOf(idOf(route, docsRoot)),
      questions: readQuestions(file, path.dirname(docsDir)),
      file,
    };
  });
}

function frontMatterOf(text: string): Record<string, unknown> {
  const yaml = /^---\n([\s\S]*?)\n---/.exec(text)?.[1];
  return (yaml ? (parseYaml(yaml) as Record<string, unknown> | null) : null) ?? {};
}
