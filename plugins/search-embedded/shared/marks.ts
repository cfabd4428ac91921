import {tokenize} from '../../content-index/retrieval/tokenize';

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ESCAPES[char] ?? char);
}

/** Words that can be marked, as `tokenize` splits them. */
const WORD = /[\p{L}\p{N}®™]+(?:[._:/@-]+[\p{L}\p{N}]+)*/gu;

/** Escapes a text as HTML, with matching words in `<mark>`. */
export function mark(text: string, marks: Iterable<string>): string {
  const wanted = new Set(marks);
  let html = '';
  let last = 0;
  for (const match of text.matchAll(WORD)) {
    const at = match.index;
    html += escapeHtml(text.slice(last, at)) + markWord(match[0], wanted);
    last = at + match[0].length;
  }
  return html + escapeHtml(text.slice(last));
}

function markWord(word: string, wanted: Set<string>): string {
  const tokens = tokenize(word);
  if (tokens.some(({term, whole}) => (whole || tokens.length === 1) && wanted.has(term))) {
    return `<mark>${escapeHtml(word)}</mark>`;
  }
  if (tokens.length < 2) {
    return escapeHtml(word);
  }
  return word
    .split(/([._:/@-]+)/)
    .map((part) =>
      tokenize(part).some(({term}) => wanted.has(term))
        ? `<mark>${escapeHtml(part)}</mark>`
        : escapeHtml(part),
    )
    .join('');
}

/** The excerpt with the most different matches, cut between words. */
export function excerptOf(text: string, marks: Iterable<string>, length = 150): string {
  const wanted = new Set(marks);
  const words = [...text.matchAll(/\S+/g)].map((match) => ({
    at: match.index,
    end: match.index + match[0].length,
    terms: tokenize(match[0])
      .map(({term}) => term)
      .filter((term) => wanted.has(term)),
  }));
  let best = {score: -1, from: 0, to: 0};
  for (let first = 0; first < words.length; first += 1) {
    const start = words[first];
    if (!start || (best.score >= 0 && start.terms.length === 0)) {
      continue;
    }
    const seen = new Set<string>();
    let last = first;
    while (last < words.length && (words[last]?.end ?? 0) - start.at <= length) {
      words[last]?.terms.forEach((term) => seen.add(term));
      last += 1;
    }
    if (seen.size > best.score) {
      best = {score: seen.size, from: first, to: last - 1};
    }
  }
  if (best.score < 0) {
    return '';
  }
  // Includes a few words before the first match as context.
  const from = Math.max(0, best.from - 3);
  const cut = text.slice(words[from]?.at ?? 0, words[Math.max(from, best.to)]?.end);
  return `${from > 0 ? '… ' : ''}${cut}${best.to < words.length - 1 ? ' …' : ''}`;
}
