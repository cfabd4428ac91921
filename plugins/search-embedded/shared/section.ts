import {plain} from '../../content-index/read/inline';
import {simpleSlug} from '../../content-index/retrieval/format';

/** The text of one section of a Markdown twin, without markup and samples. */
export function sectionText(markdown: string, anchor: string): string {
  const body = markdown.replace(/^Source: .*$/m, '').replace(/```[\s\S]*?```/g, ' ');
  const parts = body.split(/^(?=#{1,3} )/m);
  const part = anchor === '' ? parts[0] : parts.find((one) => slugOf(one) === anchor);
  const lines = (part ?? parts[0] ?? '').split('\n').slice(1);
  return plain(lines.map(cleanLine).join(' '));
}

function slugOf(part: string): string {
  return simpleSlug(plain(/^#+ (.*)$/m.exec(part)?.[1] ?? ''));
}

function cleanLine(line: string): string {
  return line
    .replace(/^\s*(?:[-*]|\d+\.|>)\s?/, '')
    .replace(/^\|(?: --- \|)+$/, '')
    .replace(/^\| | \|$/g, '')
    .replace(/ \| /g, ' · ');
}
