import {whenHydrated} from './page';

/** Docusaurus's link names the wrapper of the whole page, and leads to the main part by script. */
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
