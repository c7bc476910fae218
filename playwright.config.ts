import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';
import { PORT } from './tests/e2e/address.ts';
import { WHOLE_BROWSER } from './tests/e2e/keeping-browser.ts';

// Each worker reads this file again: what the first found (or installed) the others are told.
process.env[WHOLE_BROWSER] ??= findChromium('whole');
const chromium = process.env.BARE_BROWSER ?? findChromium();
process.env.BARE_BROWSER = chromium;

/** Where pictures are part of what is tested, or must be seen to load. The server paints each when it is first asked for: elsewhere that is for nothing. */
const WITH_PICTURES = [
  'browse',
  'first-pictures',
  'gallery',
  'home',
  'keyboard-gallery',
  'page-weight',
  'phone-pictures',
  'pictures',
].map((name) => `**/${name}.spec.ts`);

const launch = (...more: readonly string[]) => ({
  executablePath: chromium,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    ...more,
  ],
});

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes only the second time has found something.
  retries: 0,
  forbidOnly: true,
  // How soon something happens is measured in bench/; a test waits long enough for a busy machine.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['line'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: { trace: 'off' },
  projects: [
    { name: 'pages', testIgnore: WITH_PICTURES, use: { launchOptions: launch('--blink-settings=imagesEnabled=false') } },
    { name: 'pictures', testMatch: WITH_PICTURES, use: { launchOptions: launch() } },
  ],
  webServer: {
    command: 'exec node tests/e2e/start-server.ts',
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    stdout: 'ignore',
    // Killed outright, the server would leave its PostgreSQL behind.
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
