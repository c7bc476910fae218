import type { BrowserContext } from '@playwright/test';

const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"/>';

/** Answers every picture with a drawing: where only it counts which file is asked for, the server need not paint any. */
export const drawPictures = (context: BrowserContext): Promise<unknown> =>
  context.route('**/images/**', (route) => route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }));
