import GithubSlugger from 'github-slugger';
import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {ID_MARK} from './tree';

const ID = new RegExp(`\\s*${ID_MARK.open}#(.*)${ID_MARK.close}\\s*$`);
const COMMENT_ID = /\{\/\*\s*#(\S+)\s*\*\/\}\s*$/;

/** Text without the `{#id}` that ends a heading. */
export function withoutId(text: string): string {
  return text.replace(ID, '');
}

/** Anchors of the headings of one file as Docusaurus makes them: the one that is written, else a slug of the text. */
export class HeadingAnchors {
  private readonly slugger = new GithubSlugger();

  /** `line` is the heading's line of the source. */
  of(heading: Heading, line = ''): {id: string; text: string; isWritten: boolean} {
    const whole = toString(heading);
    const written = ID.exec(whole)?.[1] ?? COMMENT_ID.exec(line)?.[1];
    const text = withoutId(whole).trim();
    return {id: written ?? this.slugger.slug(text), text, isWritten: written !== undefined};
  }
}
