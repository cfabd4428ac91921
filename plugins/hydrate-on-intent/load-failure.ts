type LoadFailure = '' | 'offline' | 'updated';

const TEXTS = {
  offline:
    '<b>Unable to fetch results</b> You might want to check your network connection. The page keeps trying.',
  updated: '<b>This site has been updated</b> Reload the page to continue. What you typed is kept.',
};
const RELOAD = '<button type="button" class="docs-button" data-reload>Reload</button>';
const ELSEWHERE =
  'Part of this page did not load. You can keep reading. The page tries again when you use it.';

/**
 * Shows that scripts failed to load: in the open dialog, or at the edge of the page. An empty value removes the message.
 */
export function showLoadFailure(failure: LoadFailure): void {
  const place = document.getElementById('docs-notice');
  if (!place) return;
  const isOpen = document.querySelector('dialog[open]') !== null;
  place.innerHTML =
    failure === '' || isOpen
      ? ''
      : failure === 'updated'
        ? `${TEXTS.updated} ${RELOAD}`
        : ELSEWHERE;
  for (const state of document.querySelectorAll<HTMLElement>('[data-getting-ready]')) {
    state.dataset.gettingReady = failure;
    state.innerHTML =
      failure === ''
        ? 'Getting ready…'
        : `${TEXTS[failure]} ${failure === 'updated' ? RELOAD : ''}`;
  }
}
