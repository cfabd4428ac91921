/** Marks the image that was clicked before hydration; src/lib/zoom.ts opens it afterwards. */
export function markPressedImages(): void {
  addEventListener('click', ({target}) => {
    if (!(target instanceof HTMLImageElement) || !target.closest('.markdown')) return;
    document.querySelector('img[data-pressed]')?.removeAttribute('data-pressed');
    target.dataset.pressed = '';
  });
}
