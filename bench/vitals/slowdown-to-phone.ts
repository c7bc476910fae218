import type { Browser } from '@playwright/test';
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js';

/**
 * Lighthouse's index of the processor in the phone that it stands for, a Moto G Power of 2022 (CalibrationController.ts of Chrome's developer tools).
 * Its own factor of 4 takes a desk computer for granted; its documentation tells slower and busier machines to calibrate (docs/throttling.md).
 */
const PHONE_INDEX = 264;
const MOST_SLOWDOWN = 4;

/** How much slower the phone is than this machine. To be measured right before each run: the machine shares its processors, and its speed changes by the minute. */
export async function slowdownToPhone(browser: Browser): Promise<number> {
  const page = await browser.newPage();
  try {
    const index = await page.evaluate(pageFunctions.computeBenchmarkIndex);
    return Math.min(MOST_SLOWDOWN, Math.max(1, index / PHONE_INDEX));
  } finally {
    await page.close();
  }
}
