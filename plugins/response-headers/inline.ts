import {createHash} from 'node:crypto';
import {Parser} from 'htmlparser2';

/** Inline code that a strict policy has to allow, each with the first page that has it. */
export type Inline = {
  scripts: Map<string, string>;
  styles: Map<string, string>;
  styleAttributes: Map<string, string>;
  /**
   * Event handler attributes such as `onclick`, and `javascript:` links, which no policy without 'unsafe-inline'
   * allows.
   */
  handlers: Map<string, string>;
  /** Scripts and styles from other origins. */
  foreign: Map<string, string>;
};

export function sha256(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('base64');
}

export function emptyInline(): Inline {
  return {
    scripts: new Map(),
    styles: new Map(),
    styleAttributes: new Map(),
    handlers: new Map(),
    foreign: new Map(),
  };
}

/** Whether a script element contains data, which browsers never run, so no policy applies. */
const isData = (type: string): boolean =>
  /^(?:application\/(?:ld\+)?json|text\/plain)$/i.test(type);
const isForeign = (address: string): boolean => /^(?:https?:)?\/\//i.test(address);

/**
 * A quick search for anything relevant without parsing tags: an element or attribute by its name, `javascript:`, or
 * letters escaped as entities.
 */
const NOTABLE =
  /<(?:script|style|link)|[\s"'/](?:style|on[a-z]+)\s*=|javascript:|&(?:#(?!39;|x27;)|(?!(?:amp|lt|gt|quot|nbsp);)\w+;)/i;

/** Offset of the end of the last script; most of a page comes after it. */
function endOfScripts(html: string): number {
  const start = html.lastIndexOf('</script>');
  return start === -1 ? html.length : start + '</script>'.length;
}

/** Adds the inline code of a page. */
export function readInline(html: string, page: string, into: Inline): void {
  const note = (where: Map<string, string>, text: string): void => {
    if (!where.has(text)) where.set(text, page);
  };
  let open: Map<string, string> | undefined;
  let text = '';
  let closed = 0;
  const parser = new Parser({
    onopentag(name, attributes) {
      for (const [key, value] of Object.entries(attributes)) {
        if (key === 'style') note(into.styleAttributes, value);
        else if (/^on[a-z]+$/.test(key)) note(into.handlers, `<${name} ${key}="${value}">`);
        else if (/^\s*javascript:/i.test(value)) note(into.handlers, `<${name} ${key}="${value}">`);
      }
      open = undefined;
      text = '';
      const {src, href = '', rel = '', type = ''} = attributes;
      if (name === 'script' && src !== undefined) {
        if (isForeign(src)) note(into.foreign, src);
      } else if (name === 'script' && !isData(type)) open = into.scripts;
      else if (name === 'style') open = into.styles;
      else if (name === 'link' && /\bstylesheet\b/i.test(rel) && isForeign(href))
        note(into.foreign, href);
    },
    ontext(data) {
      if (open) text += data;
    },
    onclosetag(name) {
      closed = parser.endIndex + 1;
      if (open && (name === 'script' || name === 'style')) {
        note(open, text);
        open = undefined;
      }
    },
  });
  const end = endOfScripts(html);
  parser.write(html.slice(0, end));
  const rest = html.slice(end);
  // An attribute may contain `</script>`, so the rest is parsed if in doubt.
  if (closed !== end || NOTABLE.test(rest)) parser.write(rest);
  parser.end();
}
