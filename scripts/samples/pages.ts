import type {Content, Fence, Page} from '../../plugins/content-rules/content';
import {isMarked} from '../../plugins/content-rules/sample-runs';
import {isProgram, type Language} from './programs';
import type {Area} from './servers';
import {readSetup, type Setup} from './setup';

/** A sample that can run, and the page's information about it. */
export type Runnable = {
  fence: Fence;
  /** What runs it: the server, an interpreter, or nothing on this machine. */
  by: 'server' | Language | 'nothing';
  /** Text with examples in place of placeholders. */
  text: string;
  /** Error message that the page shows. */
  fails?: string;
  /** Output that the page shows below it. */
  shown?: string;
  isMarked: boolean;
};

export type RunnablePage = {page: Page; setup: Setup; samples: Runnable[]};

/** Languages that the server of an area runs directly, and the extension of its setup files. */
const AREAS: Record<Area, {languages: string[]; setup: string}> = {
  postgresql: {languages: ['sql'], setup: 'sql'},
  mysql: {languages: ['sql'], setup: 'sql'},
  valkey: {languages: ['redis', 'valkey'], setup: 'valkey'},
};
/** Maximum number of lines between a sample and its output. */
const NEAR = 6;

type Example = {name: string; example: string};

/** Pages of an area with samples for its server, sorted by route. */
export function runnablePages(
  content: Content,
  area: Area,
  siteDir: string,
  examples: readonly Example[],
): RunnablePage[] {
  return content.documents
    .filter((document): document is Page => !document.isPartial && document.area === area)
    .sort((a, b) => a.route.localeCompare(b.route))
    .map((page) => {
      const file = `tests/samples/${page.id}.${AREAS[area].setup}`;
      const setup = readSetup(siteDir, file, `tests/samples/products/${area}`);
      const values = [...valuesOf(setup.text), ...examples];
      return {
        page,
        setup: {...setup, text: filled(setup.text, values)},
        samples: page.fences.flatMap((fence, index) => {
          const by = runnerOf(fence, area);
          if (by === 'nothing' && !isMarked(fence)) return [];
          const {run} = fence.meta;
          const shown = outputUnder(page.fences, index);
          return [
            {
              fence,
              by,
              text: filled(fence.value, values),
              isMarked: isMarked(fence),
              fails: typeof run === 'string' ? run.replace(/^fails:\s*/, '') : undefined,
              shown: shown === undefined ? undefined : filled(shown, values),
            },
          ];
        }),
      };
    })
    .filter(({samples}) => samples.length > 0);
}

function runnerOf(fence: Fence, area: Area): Runnable['by'] {
  const {lang, meta, value} = fence;
  if ((meta.dialect ?? area) !== area) return 'nothing';
  // A page may show input of the client as text.
  const isTyped = lang === 'text' && area === 'valkey' && meta.title === 'valkey-cli';
  if (isTyped || AREAS[area].languages.includes(lang))
    return meta.verify === undefined ? 'server' : 'nothing';
  if (!isProgram(lang)) return 'nothing';
  if (lang === 'bash') return isOfClient(value, area) ? 'bash' : 'nothing';
  // A fence without a title is a fragment of a program.
  return meta.title === undefined ? 'nothing' : lang;
}

/** Whether a shell sample uses only the client of the server. */
function isOfClient(text: string, area: Area): boolean {
  return (
    area === 'valkey' &&
    /\b(?:valkey|redis)-cli\b/.test(text) &&
    !/\b(?:avn|curl|terraform|kubectl|docker|sudo|apt|apt-get|npm|pip|go|mvn)\b/.test(text)
  );
}

/** Output of a sample: a text fence below it, or below the command that runs its file. */
function outputUnder(fences: readonly Fence[], index: number): string | undefined {
  const [sample, next] = [fences[index], fences[index + 1]];
  if (!sample || !next) return undefined;
  const {title} = sample.meta;
  if (next.lang === 'bash' && typeof title === 'string' && next.value.includes(title))
    return outputUnder([{...next, meta: {}}, ...fences.slice(index + 2)], 0);
  const end = sample.content.line + sample.value.split('\n').length;
  const isNear = next.line - end <= NEAR;
  // A fence with a title is a file.
  return next.lang === 'text' && next.meta.title === undefined && isNear ? next.value : undefined;
}

/** Placeholder values in a setup file: `-- SERVICE_USER: shop_api`. */
export function valuesOf(setup: string): Example[] {
  return [...setup.matchAll(/^-- ([A-Z][A-Z0-9_]+): (.+)$/gm)].map(
    ([, name = '', example = '']) => ({name, example: example.trim()}),
  );
}

function filled(text: string, examples: readonly Example[]): string {
  return examples.reduce(
    (filledText, {name, example}) =>
      filledText.replace(
        new RegExp(`(?<![A-Z0-9_$]|\\$\\{)${name}(?![A-Z0-9_])`, 'g'),
        () => example,
      ),
    text,
  );
}
