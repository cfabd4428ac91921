import {toMarkdown} from './markdown';
import {markdownExportOf} from './shared/markdown-export';
import type {Page} from './types';

export type LlmsOptions = {
  title: string;
  tagline: string;
  /** Origin of the site, without a path. */
  origin: string;
  baseUrl: string;
  /** Maximum length of one part of the full text, in characters. */
  limit: number;
};

export type TextFile = {name: string; text: string};

/** Writes `llms.txt` (links to all pages, by area) and the full text in parts that are short enough for tools. */
export function writeLlms(pages: Page[], options: LlmsOptions): TextFile[] {
  const parts = splitBySize(pages, options);
  const byArea = new Map<string, Page[]>();
  for (const page of pages) {
    byArea.set(page.area, [...(byArea.get(page.area) ?? []), page]);
  }
  const areas = [...byArea].map(([area, list]) => {
    const lines = list.map(
      (page) =>
        `- [${page.title}](${options.origin}${markdownExportOf(page.route)})${page.description ? `: ${page.description}` : ''}`,
    );
    return `## ${headingOf(area, list)}\n\n${lines.join('\n')}`;
  });
  const full = parts
    .map(({name}) => `- [${name}](${options.origin}${options.baseUrl}${name})`)
    .join('\n');
  const map = [
    `# ${options.title}`,
    `> ${options.tagline}`,
    'Every page is also served as Markdown at its address with `.md`.',
    ...areas,
    `## Optional\n\nThe full text, in parts:\n\n${full}`,
  ];
  return [{name: 'llms.txt', text: `${map.join('\n\n')}\n`}, ...parts];
}

/** Title of the area's landing page, or the area's id as words. */
function headingOf(area: string, pages: Page[]): string {
  const landing = pages.find(({kind, route}) => kind === 'landing' && route.endsWith(`/${area}`));
  return (
    landing?.title ??
    area
      .split('/')
      .map((word) => word.charAt(0).toUpperCase() + word.slice(1).replace(/-/g, ' '))
      .join(': ')
  );
}

function splitBySize(pages: Page[], {origin, limit}: LlmsOptions): TextFile[] {
  const parts: string[] = [''];
  for (const page of pages) {
    const text = toMarkdown(page, origin);
    const last = parts.length - 1;
    if (parts[last] !== '' && (parts[last] as string).length + text.length > limit) {
      parts.push(text);
    } else {
      parts[last] += `${parts[last] === '' ? '' : '\n---\n\n'}${text}`;
    }
  }
  return parts.map((text, index) => ({
    name: index === 0 ? 'llms-full.txt' : `llms-full-${index + 1}.txt`,
    text,
  }));
}
