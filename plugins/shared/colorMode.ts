import type {ColorMode} from '@docusaurus/theme-common';

/** The choice after this one: light, dark, system; without `system`, the other of the two. */
export function nextChoice(choice: ColorMode | null, respectsSystem: boolean): ColorMode | null {
  if (!respectsSystem) return choice === 'dark' ? 'light' : 'dark';
  if (choice === 'light') return 'dark';
  return choice === 'dark' ? null : 'light';
}

export function labelOf(choice: ColorMode | null): string {
  return `${choice ?? 'system'} mode`;
}

/** What the button that changes it is called. */
export function nameOf(choice: ColorMode | null): string {
  return `Switch between dark and light mode (currently ${labelOf(choice)})`;
}
