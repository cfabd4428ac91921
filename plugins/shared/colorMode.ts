import type {ColorMode} from '@docusaurus/theme-common';

/** The next choice: light, dark, system; without `respectsSystem`, only light and dark. */
export function nextChoice(choice: ColorMode | null, respectsSystem: boolean): ColorMode | null {
  if (!respectsSystem) return choice === 'dark' ? 'light' : 'dark';
  if (choice === 'light') return 'dark';
  return choice === 'dark' ? null : 'light';
}

export function labelOf(choice: ColorMode | null): string {
  return `${choice ?? 'system'} mode`;
}

/** Accessible name of the color mode button. */
export function nameOf(choice: ColorMode | null): string {
  return `Switch between dark and light mode (currently ${labelOf(choice)})`;
}
