/** Duration of the animation of a `<details>` of this height in milliseconds, as in Docusaurus's `useCollapsible`. */
export function collapseDuration(height: number): number {
  const part = height / 36;
  return Math.round((4 + 15 * part ** 0.25 + part / 5) * 10);
}

/** Sets the duration of a `<details>` when it is clicked; before, the style sheet has a default. */
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
