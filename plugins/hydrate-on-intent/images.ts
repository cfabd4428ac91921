/** Marks an image that was clicked before the page was hydrated: src/lib/zoom.ts opens it then. */
export function markPressedImages(): void {
  addEventListener('click', ({target}) => {
    if (!(target instanceof HTMLImageElement) || !target.closest('.markdown')) return;
    document.querySelector('img[data-pressed]')?.removeAttribute('data-pressed');
    target.dataset.pressed = '';
  });
}
