import {existsSync} from 'node:fs';
import {chromium} from '@playwright/test';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Path of Chromium: the system's, or Playwright's. */
export function chromiumPath(): string {
  const found = [...SYSTEM, chromium.executablePath()].find((file) => existsSync(file));
  if (!found) {
    throw new Error(
      'bench: no Chromium found. Install one (apt-get install chromium) or run: npx playwright install chromium',
    );
  }
  return found;
}

export const CHROMIUM_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
