import problems from '@generated/content-rules/default/problems.json';
import type {Problem} from '../problem';

const ID = 'content-rules-problems';

const STYLE = `
  :host { position: fixed; inset: auto 1rem 1rem auto; z-index: 1000; max-inline-size: min(44rem, calc(100vw - 2rem)); }
  details { max-block-size: 60vh; overflow: auto; padding: 0.75rem 1rem; border: 2px solid currentcolor;
    border-radius: 8px; background: Canvas; color: CanvasText; font: 14px/1.5 system-ui, sans-serif; }
  summary { cursor: pointer; font-weight: 600; }
  code { font-size: 12px; }
  p { margin: 0.75rem 0 0; }
`;

function element(name: string, text: string): HTMLElement {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/** Shows the problems of the current page in a corner of the window. */
export function showProblems(found: Problem[]): void {
  document.getElementById(ID)?.remove();
  if (found.length === 0) {
    return;
  }
  const host = document.createElement('div');
  host.id = ID;
  const details = document.createElement('details');
  details.open = true;
  details.append(
    element('summary', `${found.length} problem${found.length === 1 ? '' : 's'} in the content`),
  );
  for (const {file, line, column, rule, message, hint} of found.slice(0, 20)) {
    const row = document.createElement('p');
    row.append(
      element('code', `${file}:${line}:${column} ${rule}`),
      document.createElement('br'),
      `${message} ${hint}`,
    );
    details.append(row);
  }
  host.attachShadow({mode: 'open'}).append(element('style', STYLE), details);
  document.body.append(host);
}

if (typeof document !== 'undefined') {
  showProblems(problems as Problem[]);
  (module as {hot?: {accept: () => void}}).hot?.accept();
}
