import { type Browser, chromium, type LaunchOptions } from '@playwright/test';

/** The variable that names the browser that shoppers have, as the tests' settings found it. */
export const WHOLE_BROWSER = 'WHOLE_BROWSER';

/** Starts a browser that keeps pages for Back: the headless shell keeps none, and Playwright switches it off unless it is told not to. */
export const launchKeepingBrowser = (options: LaunchOptions): Promise<Browser> =>
  chromium.launch({
    ...options,
    executablePath: process.env[WHOLE_BROWSER] ?? '',
    args: [...(options.args ?? []), '--headless=new'],
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--headless'],
  });
