import {whenHydrated} from './page';

/** As in src/lib/values.ts and src/lib/useCopy.ts, which do this after hydration. */
const VALUES = 'docs.values';
const SHOWN_MS = 1500;

/** The text of a sample, with the reader's values for its placeholders. */
function textOf(code: Element): string {
  const filled = code.cloneNode(true) as Element;
  try {
    const values = JSON.parse(localStorage[VALUES] as string) as Record<string, string>;
    for (const mark of filled.querySelectorAll('.placeholder'))
      mark.textContent = values[mark.textContent ?? ''] ?? mark.textContent;
  } catch {
    // There are no values, or storage is blocked.
  }
  return [...filled.children].map((line) => line.textContent).join('\n');
}

/** Copies samples before hydration. A browser without a clipboard repeats the click after it, with `replayLater`. */
export function copySamples(replayLater: (element: HTMLElement) => void): void {
  const onClick = ({target}: Event) => {
    const button = (target as Element).closest<HTMLElement>('[data-copy]:not([data-done])');
    const code = button?.closest('.theme-code-block')?.querySelector('code');
    if (!button || !code) return;
    const {ariaLabel} = button;
    // Changes attributes only: React reports a hydration error if text differs.
    const show = (label: string | null, from: string, to: string) => {
      button.ariaLabel = label;
      button.toggleAttribute('data-done');
      const icon = button.querySelector('use');
      icon?.setAttribute('href', icon.getAttribute('href')?.replace(from, to) ?? '');
    };
    if (!navigator.clipboard) replayLater(button);
    else
      navigator.clipboard.writeText(textOf(code)).then(
        () => {
          show('Copied', '#copy', '#check');
          setTimeout(show, SHOWN_MS, ariaLabel, '#check', '#copy');
        },
        // The browser refused: the button does not say that it copied.
        () => undefined,
      );
  };
  addEventListener('click', onClick, true);
  whenHydrated(() => removeEventListener('click', onClick, true));
}
