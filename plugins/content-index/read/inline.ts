/** Characters that would start Markdown markup in running text. */
const SPECIAL = /[\\`*_[\]<]/g;

/** Escapes text for Markdown. Underscores inside words need no escape. */
export function escapeText(text: string): string {
  return text.replace(SPECIAL, (char, at: number) =>
    char === '_' && /\w/.test(text[at - 1] ?? '') && /\w/.test(text[at + 1] ?? '')
      ? char
      : `\\${char}`,
  );
}

export function codeSpan(text: string): string {
  const value = text.replace(/\s+/g, ' ');
  const longest = Math.max(0, ...(value.match(/`+/g) ?? []).map((run) => run.length));
  const fence = '`'.repeat(longest + 1);
  const pad = value.startsWith('`') || value.endsWith('`') ? ' ' : '';
  return value.trim() === '' ? '' : `${fence}${pad}${value}${pad}${fence}`;
}

/** Wraps text in Markdown marks. Spaces stay outside of them, as Markdown requires. */
export function wrap(mark: string, inner: string): string {
  const [, before = '', body = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(inner) ?? [];
  return body === '' ? inner : `${before}${mark}${body}${mark}${after}`;
}

export function tidy(md: string): string {
  return md.replace(/[\s\u200b]+/g, ' ').trim();
}

const SIGNS: Record<string, string> = {
  times: '×',
  cdot: '·',
  approx: '≈',
  le: '≤',
  ge: '≥',
  div: '÷',
};

/** TeX as plain words and signs, for search, answers and Markdown exports. */
export function formula(tex: string): string {
  const text = tex
    .replace(/\\(?:begin|end)\{\w+\*?\}|\\\\|\\[,;:! ]|[&~]|\{\}/g, ' ')
    .replace(/\\(?:text|mathrm|mathit|texttt)\{([^{}]*)\}/g, '$1')
    .replace(/\\frac\{([^{}]*)\}\{([^{}]*)\}/g, '($1) / ($2)')
    .replace(/\\([a-zA-Z]+)/g, (_, name: string) => SIGNS[name] ?? name)
    .replace(/[{}]/g, '');
  return escapeText(tidy(text));
}

/** The label of a link may contain code with brackets. */
const MARKUP =
  /(`+)(.+?)\1|!?\[((?:\\.|`[^`]*`|[^\]\\`])*)\]\([^)]*\)|\\([\\`*_[\]<])|\*\*|(?<!\w)[*_]|[*_](?!\w)/g;

/** Plain text of inline Markdown. */
export function plain(md: string): string {
  return md
    .replace(MARKUP, (_, _fence, code?: string, label?: string, escaped?: string) =>
      label === undefined ? (code?.trim() ?? escaped ?? '') : plain(label),
    )
    .replace(/\s+/g, ' ')
    .trim();
}
