import {partsOf} from '../../content-index/parts';
import {plain} from '../../content-index/read/inline';

/** The text of one section of a Markdown export, without markup and samples. */
export function sectionText(markdown: string, anchor: string): string {
  const parts = partsOf(markdown);
  const part = parts.find((one) => one.anchor === anchor) ?? parts[0];
  const body = (part?.md ?? '').replace(/^Source: .*$/m, '').replace(/```[\s\S]*?```/g, ' ');
  return plain(body.split('\n').map(cleanLine).join(' '));
}

function cleanLine(line: string): string {
  return line
    .replace(/^\s*(?:[-*]|\d+\.|>)\s?/, '')
    .replace(/^#+ (.*?)(?: \{#[^{}]*\})?$/, '$1')
    .replace(/^\|(?: --- \|)+$/, '')
    .replace(/^\| | \|$/g, '')
    .replace(/ \| /g, ' · ')
    .replace(/\\\|/g, '|');
}
