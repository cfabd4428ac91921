import {whenHydrated} from './page';

/**
 * `href` of Docusaurus's skip link. It names the wrapper of the whole page; only Docusaurus's script moves the focus to
 * the main part.
 */
const SKIP_LINK = '#__docusaurus_skipToContent_fallback';

export function followSkipLink(): void {
  const onClick = (event: Event) => {
    const main = document.querySelector('main');
    if (!main || !(event.target as Element).closest(`a[href="${SKIP_LINK}"]`)) return;
    event.preventDefault();
    main.tabIndex = -1;
    main.focus();
    main.addEventListener('blur', () => main.removeAttribute('tabindex'), {once: true});
  };
  addEventListener('click', onClick, true);
  whenHydrated(() => removeEventListener('click', onClick, true));
}
