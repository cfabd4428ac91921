import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Content, Fence, Page} from '../../plugins/content-rules/content';
import {isMarked} from '../../plugins/content-rules/sample-runs';
import type {Area} from './server';

/** A sample that can be run, and what the page says about it. */
export type Runnable = {
  fence: Fence;
  /** Its text with an example in the place of each placeholder. */
  text: string;
  /** Message with which the page says that it fails. */
  fails?: string;
  /** The output that the page shows under it. */
  shown?: string;
  isMarked: boolean;
};

export type RunnablePage = {page: Page; setup: string; samples: Runnable[]};

/** Languages that the server of an area takes as they stand. */
const LANGUAGES: Record<Area, string[]> = {
  postgresql: ['sql'],
  mysql: ['sql'],
  valkey: ['redis', 'valkey'],
};
/** An output stands so many lines under its sample at most. */
const NEAR = 6;

type Example = {name: string; example: string};

/** Pages of an area with samples that its server could run, in the order of their routes. */
export function runnablePages(
  content: Content,
  area: Area,
  siteDir: string,
  examples: readonly Example[],
): RunnablePage[] {
  return content.documents
    .filter((document): document is Page => !document.isPartial && document.area === area)
    .sort((a, b) => a.route.localeCompare(b.route))
    .map((page) => ({
      page,
      setup: setupOf(page, siteDir),
      samples: page.fences.flatMap((fence, index) => {
        if (!isOfServer(fence, area)) return [];
        const end = fence.content.line + fence.value.split('\n').length;
        const next = page.fences[index + 1];
        const {run} = fence.meta;
        return [
          {
            fence,
            text: filled(fence.value, examples),
            isMarked: isMarked(fence),
            fails: typeof run === 'string' ? run.replace(/^fails:\s*/, '') : undefined,
            shown:
              next?.lang === 'text' && next.line - end <= NEAR
                ? filled(next.value, examples)
                : undefined,
          },
        ];
      }),
    }))
    .filter(({samples}) => samples.length > 0);
}

function isOfServer({lang, meta}: Fence, area: Area): boolean {
  const dialect = meta.dialect ?? area;
  return LANGUAGES[area].includes(lang) && dialect === area && meta.verify === undefined;
}

/** Statements that make what the page takes for granted: tests/samples/ROUTE.sql. */
function setupOf({id}: Page, siteDir: string): string {
  const file = path.join(siteDir, 'tests/samples', `${id}.sql`);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

function filled(text: string, examples: readonly Example[]): string {
  return examples.reduce(
    (filledText, {name, example}) =>
      filledText.replace(new RegExp(`(?<![A-Z0-9_])${name}(?![A-Z0-9_])`, 'g'), example),
    text,
  );
}
