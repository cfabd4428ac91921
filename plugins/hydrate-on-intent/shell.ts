export type Shell = {
  /** Path under which the site is served. */
  base: string;
  /** URL path of the docs root. */
  docs: string;
  /** The site's logo as SVG. */
  mark: string;
  /** A sentence that says where answers come from. */
  about: string;
};

const QUESTIONS = [
  'How do I set up billing for a project in my organization?',
  'How do I migrate data to Aiven for PostgreSQL?',
  'Create a Kafka service with Terraform',
];
const ASK = 'Ask any question about Aiven';
const icon = (shape: string) => `<svg viewBox="0 0 20 20" aria-hidden="true">${shape}</svg>`;
const CROSS = icon('<path d="m5 5 10 10M15 5 5 15"/>');
const LENS = icon('<circle cx="9" cy="9" r="5.5"/><path d="m13.2 13.2 3.8 3.8"/>');

/**
 * HTML of the search and Ask AI dialogs and of the notice. It is in every page, outside of React's root. `dialogs.ts`
 * opens them; the scripts that fill them must not change their forms. Styles: src/css/dialogs.css.
 */
export function shell({base, docs, mark, about}: Shell): string {
  return `<div id="docs-notice" role="status"></div>
<dialog id="docs-search" class="docs-window" aria-label="Search docs">
<form role="search" action="${base}search" class="docs-search-bar">${LENS}
<input name="q" role="combobox" aria-expanded="false" aria-autocomplete="list" aria-label="Search docs" placeholder="Search docs" autocomplete="off" autocapitalize="off" spellcheck="false" enterkeyhint="search" maxlength="5000">
<button type="reset" aria-label="Clear the query">${CROSS}</button>
<button type="button" data-close>Cancel</button></form>
<div id="docs-search-results"><p class="docs-getting-ready" data-getting-ready>Getting ready…</p></div>
<p role="status" class="visually-hidden"></p>
<footer class="docs-keys" aria-hidden="true"><span><kbd>↵</kbd> to select</span><span><kbd>↓</kbd><kbd>↑</kbd> to navigate</span><span><kbd>esc</kbd> to close</span></footer>
</dialog>
<dialog id="docs-ask" class="docs-window" aria-labelledby="docs-ask-title">
<header>${mark}<h2 id="docs-ask-title">Ask AI</h2><span id="docs-ask-tools"></span><button type="button" data-close aria-label="Close">${CROSS}</button></header>
<div id="docs-ask-body" tabindex="0" role="log" aria-label="Answers">
<div id="docs-ask-start"><p>${about}</p><p class="docs-label">Example questions</p><ul>${QUESTIONS.map((question) => `<li><button type="button" data-question>${question}</button></li>`).join('')}</ul></div>
<div id="docs-ask-asked"></div>
<p class="docs-getting-ready" data-getting-ready>Getting ready…</p>
<div id="docs-ask-thread"></div></div>
<form><textarea rows="1" maxlength="1000" aria-label="${ASK}" placeholder="${ASK}"></textarea><button type="submit">Ask</button></form>
<p class="docs-disclaimer">Answers are based only on the <a href="${docs}">documentation</a>, the <a href="https://aiven.io/changelog" target="_blank" rel="noopener noreferrer">changelog</a> and some <a href="https://aiven.io" target="_blank" rel="noopener noreferrer">webpages</a>, and may contain errors. Do not include personal or sensitive information.</p>
</dialog>`;
}
