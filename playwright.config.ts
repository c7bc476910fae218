import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';
import { PORT } from './tests/e2e/address.ts';

// Each worker reads this file again: what the first found (or installed) the others are told.
process.env.CHROME_PATH ??= findChromium();

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  // A test that passes only the second time has found something.
  retries: 0,
  forbidOnly: true,
  reporter: [['line'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    trace: 'off',
    launchOptions: {
      executablePath: process.env.CHROME_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
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
