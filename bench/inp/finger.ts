import type { CDPSession, Locator, Page } from '@playwright/test';

/** How long a finger rests on what it presses. */
const REST_MS = 80;
/** A finger that moves is reported as often as a screen is painted. */
const FRAME_MS = 16;
const MOVES = 30;

const sessions = new WeakMap<Page, Promise<CDPSession>>();

export function devtools(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Where a finger meets something that lies in the window and under nothing else. */
async function middle(what: Locator): Promise<{ readonly x: number; readonly y: number; readonly width: number }> {
  const box = await what.boundingBox();
  if (box === null) throw new Error('What is to be pressed is not in the window.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, width: box.width };
}

async function touch(page: Page, type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0): Promise<void> {
  const touchPoints = type === 'touchEnd' ? [] : [{ x, y }];
  await (await devtools(page)).send('Input.dispatchTouchEvent', { type, touchPoints });
}

export async function tap(page: Page, what: Locator): Promise<void> {
  const { x, y } = await middle(what);
  await touch(page, 'touchStart', x, y);
  await pause(REST_MS);
  await touch(page, 'touchEnd');
}

/** Presses a key. */
export async function type(page: Page, key: string): Promise<void> {
  await page.keyboard.press(key, { delay: REST_MS });
}

/** Moves what is under the finger to and fro along a slider. */
export async function drag(page: Page, what: Locator, turn: number): Promise<void> {
  const { x, y, width } = await middle(what);
  const step = (width / 3 / MOVES) * (turn % 2 === 0 ? 1 : -1);
  await touch(page, 'touchStart', x, y);
  for (let at = 1; at <= MOVES; at += 1) {
    await touch(page, 'touchMove', x + at * step, y);
    await pause(FRAME_MS);
  }
  await touch(page, 'touchEnd');
}

/** Swipes a row on by one: to its second slide, and back. */
export async function swipe(page: Page, what: Locator, turn: number): Promise<void> {
  const { x, y, width } = await middle(what);
  await (await devtools(page)).send('Input.synthesizeScrollGesture', {
    x,
    y,
    xDistance: (turn % 2 === 0 ? -0.7 : 0.7) * width,
    yDistance: 0,
    gestureSourceType: 'touch',
    speed: 1_500,
  });
}
