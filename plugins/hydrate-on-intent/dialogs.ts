import {whenComplete} from './page';
import {searchLoader} from './search';
import type {Hydration} from './hydration';

export type Name = 'search' | 'ask';
/** The `returnValue` of a dialog whose place plugins/search-algolia has taken. */
const TAKEN = 'taken';
type Entry = {docsDialog?: Name; docsText?: string};

const dialogOf = (name: Name) =>
  document.getElementById(`docs-${name}`) as HTMLDialogElement | null;
const current = () =>
  document.querySelector<HTMLDialogElement>('#docs-search[open], #docs-ask[open]');
const nameOf = ({id}: Element) => id.slice('docs-'.length) as Name;
const fieldOf = (dialog: Element) =>
  dialog.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea');
const stateOf = () => (history.state ?? {}) as Entry;

/**
 * Runs the dialogs of search and Ask AI. They are native `<dialog>` elements in the HTML of every page, which open and
 * accept text without any other script. The scripts that fill them load while they are open, and never write to their
 * fields. The browser's Back button closes them.
 */
export function dialogs({start, holdForSearch}: Hydration): void {
  // The history entry of the dialog: `none`, `there`, or `leaving` while `history.back()` is under way.
  let entry: 'none' | 'there' | 'leaving' = 'none';

  const enter = (name: Name) => {
    const state: Entry = {...stateOf(), docsDialog: name};
    if (entry === 'there') history.replaceState(state, '');
    else if (entry === 'none') {
      history.pushState(state, '');
      entry = 'there';
    }
  };

  const open = (name: Name, text = '', isPressed = true) => {
    const dialog = dialogOf(name);
    const other = current();
    if (!dialog) return;
    if (other && other !== dialog) other.close();
    // Before the focus moves, since a `focusin` event starts Docusaurus.
    if (name === 'search' && window.docsSite.search) holdForSearch();
    dialog.returnValue = '';
    if (!dialog.open) dialog.showModal();
    const field = fieldOf(dialog);
    field?.focus();
    if (name === 'search' && field && text) {
      field.value = text;
      field.dispatchEvent(new Event('input', {bubbles: true}));
    } else if (other === dialog) field?.select();
    if (isPressed) enter(name);
    if (name === 'search') loadSearch();
    else if (text) ask(text);
    dispatchEvent(new CustomEvent('docs:opened', {detail: name}));
    start();
  };

  // `close` events are asynchronous: by now the other dialog may be open, or the same one again.
  const onClosed = ({target}: Event) => {
    // What took the dialog's place keeps its history entry.
    if ((target as HTMLDialogElement).returnValue === TAKEN) return;
    if (current() || entry !== 'there') return;
    entry = 'leaving';
    history.back();
  };

  // Runs before the listener of Docusaurus's router, and hides the entries of dialogs from it.
  const onPop = (event: PopStateEvent) => {
    const {docsDialog} = (event.state ?? {}) as Entry;
    const dialog = current();
    const before = entry;
    entry = docsDialog ? 'there' : 'none';
    if (before === 'leaving' && !docsDialog) {
      // The dialog was opened again in the meantime.
      if (dialog) enter(nameOf(dialog));
    } else if (docsDialog) open(docsDialog);
    else if (before === 'there') {
      dialog?.close();
      dispatchEvent(new Event('docs:close'));
    } else return;
    event.stopImmediatePropagation();
  };

  /** Navigates to a page and replaces the dialog's history entry, by the router if it runs, or else by a page load. */
  const go = (href: string) => {
    const isReplaced = entry === 'there';
    entry = 'none';
    current()?.close();
    const wanted = new CustomEvent('docs:go', {cancelable: true, detail: {href, isReplaced}});
    if (dispatchEvent(wanted)) location[isReplaced ? 'replace' : 'assign'](href);
  };

  const ask = (question: string) => {
    const asked = new CustomEvent('docs:question', {cancelable: true, detail: question});
    // If Ask AI has not loaded yet, the question is stored and shown.
    if (!dispatchEvent(asked)) return;
    window.docsQuestions.push(question);
    const asking = document.getElementById('docs-ask-asked');
    asking?.append(Object.assign(document.createElement('h3'), {textContent: question}));
  };

  const loadSearch = searchLoader(() => current()?.id === 'docs-search');

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const opener = target.closest<HTMLElement>('button[data-open]');
    const dialog = target.closest('dialog');
    if (opener) {
      const typed = opener.closest('form')?.querySelector<HTMLInputElement>('[name="q"]')?.value;
      open(opener.dataset.open as Name, (opener.dataset.text ?? typed ?? '').trim());
    } else if (target.closest('[data-reload]')) {
      const shown = current();
      if (shown)
        history.replaceState(
          {...stateOf(), docsDialog: nameOf(shown), docsText: fieldOf(shown)?.value},
          '',
        );
      location.reload();
    } else if (!dialog || dialog !== current()) return;
    else if (target === dialog || target.closest('[data-close]')) dialog.close();
    else if (target.closest('[data-question]')) ask(target.textContent ?? '');
    else {
      const link = target.closest('a');
      const isPlain = !(
        event.button ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      );
      if (!link || !isPlain || link.target || link.origin !== location.origin) return;
      event.preventDefault();
      go(link.href);
    }
  };

  const onKey = (event: KeyboardEvent) => {
    const {key, target} = event;
    const field = (target as Element).closest?.('input, textarea, select, [contenteditable]');
    const isModified = event.ctrlKey || event.metaKey;
    if ((key.toLowerCase() === 'k' && isModified) || (key === '/' && !field && !isModified)) {
      event.preventDefault();
      open('search');
    } else if (
      key === 'Enter' &&
      field?.closest('#docs-ask') &&
      !event.shiftKey &&
      !event.isComposing
    ) {
      event.preventDefault();
      field.closest('form')?.requestSubmit();
    }
  };

  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement;
    const field = fieldOf(form);
    const text = field?.value.trim() ?? '';
    const isAsking = form.closest('#docs-ask');
    if (!field || !(isAsking || form.dataset.open || form.closest('#docs-search'))) return;
    event.preventDefault();
    if (isAsking && text) {
      field.value = '';
      ask(text);
    } else if (form.dataset.open) open('search', text);
    // The script that fills the dialog reads this when it loads: the reader wants to open the first result.
    else form.dataset.submitted = '';
  };

  const onReach = ({target}: Event) => {
    if (target instanceof Element && target.closest('[data-open="search"]')) loadSearch();
  };

  window.docsQuestions = [];
  addEventListener('popstate', onPop, true);
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  addEventListener('submit', onSubmit, true);
  addEventListener('close', onClosed, true);
  for (const type of ['pointerover', 'focusin', 'touchstart'])
    addEventListener(type, onReach, {capture: true, passive: true});
  addEventListener('docs:closed', onClosed);
  addEventListener('docs:leave', (event) => go((event as CustomEvent<string>).detail));
  addEventListener('docs:open', (event) => {
    const {name, text} = (event as CustomEvent<{name: Name; text: string}>).detail;
    open(name, text);
  });
  whenComplete(() => {
    const {docsDialog, docsText} = stateOf();
    const asked = new URLSearchParams(location.search).get('ask');
    if (docsDialog) {
      entry = 'there';
      open(docsDialog);
      const field = fieldOf(dialogOf(docsDialog) ?? document.body);
      if (field && docsText) field.value = docsText;
    } else if (asked !== null) open('ask', asked, false);
  });
}
