import fs from 'node:fs';
import {defineConfig, devices} from '@playwright/test';

/** Another build to look at, without the fixtures: `E2E_BUILD=../old/build npx playwright test first-action`. */
const OTHER_BUILD = process.env.E2E_BUILD;
const SITE_PORT = OTHER_BUILD ? 4118 : 4110;
const FIXTURE_PORT = 4111;
const MISPLACED_PORT = 4112;
const ANALYTICS_PORT = 4113;
const REFERENCE_DATA_PORT = 4115;

/** A browser of the system first: Playwright's own cannot be had everywhere. */
const executablePath = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
].find((file) => fs.existsSync(file));

const server = (root: string, port: number, base = '/') => ({
  command: `npx tsx tests/server.ts ${root} ${port} ${base}`,
  port,
  // In CI a server that is there already is of another build.
  reuseExistingServer: !process.env.CI,
});

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  retries: process.env.CI ? 1 : 0,
  // Wide enough for a machine whose cores are busy: hydrating the longest page has taken more than the default of five seconds.
  timeout: 60_000,
  expect: {timeout: 15_000},
  reporter: process.env.CI ? [['github'], ['list']] : [['list']],
  use: {
    baseURL: `http://127.0.0.1:${SITE_PORT}`,
    launchOptions: {...(executablePath && {executablePath}), args: ['--no-sandbox']},
    trace: 'retain-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      testIgnore: /mobile/,
      use: {...devices['Desktop Chrome'], viewport: {width: 1440, height: 900}},
    },
    {
      name: 'mobile',
      testMatch: /mobile|a11y/,
      use: {viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true},
    },
  ],
  webServer: OTHER_BUILD
    ? [server(OTHER_BUILD, SITE_PORT)]
    : [
        server('build', SITE_PORT),
        server('build-fixture', FIXTURE_PORT),
        server('build', MISPLACED_PORT, '/misplaced/'),
        server('build-analytics', ANALYTICS_PORT),
        server('build-reference-data', REFERENCE_DATA_PORT),
      ],
});
