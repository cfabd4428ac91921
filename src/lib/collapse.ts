/** How long a disclosure takes to open or close, in milliseconds: as long as Docusaurus's own, by its height. */
export function collapseDuration(height: number): number {
  const part = height / 36;
  return Math.round((4 + 15 * part ** 0.25 + part / 5) * 10);
}

/** Tells the styles of a native disclosure its duration when it is pressed; until then they have a usual one. */
if (typeof document !== 'undefined') {
  document.addEventListener(
    'click',
    ({target}) => {
      const details = target instanceof Element && target.closest('summary')?.parentElement;
      if (!(details instanceof HTMLDetailsElement)) return;
      const [, ...content] = details.children;
      const height = content.reduce((sum, element) => sum + element.scrollHeight, 0);
      details.style.setProperty('--docs-collapse', `${collapseDuration(height)}ms`);
    },
    true,
  );
}
