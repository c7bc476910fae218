import type { Locator, Page } from '@playwright/test';
import { drag, swipe, tap, type } from './finger.ts';

/** Something that a visitor presses on a page, and how it is made ready to be pressed again. */
export interface Press {
  readonly name: string;
  readonly on: 'home' | 'search' | 'vehicle';
  /** Whether only someone who is signed in can do it, on a site with accounts. */
  readonly needsAccount?: boolean;
  /** Whether the finger stays on the screen and moves. */
  readonly isGesture?: boolean;
  /** Opens what it lies in. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly what: (page: Page) => Locator;
  readonly act: (page: Page, what: Locator, turn: number) => Promise<void>;
  /** Waits until it has happened. */
  readonly done: (page: Page, what: Locator, turn: number) => Promise<void>;
  /** Undoes it by script, which the browser counts as no interaction. */
  readonly undo?: (page: Page) => Promise<void>;
}

const press = (page: Page, what: Locator) => tap(page, what);
const dialogOpen = (page: Page) => page.locator('dialog[open]').waitFor();
const closeDialog = async (page: Page) => {
  await page.locator('dialog[open]').evaluate((dialog: HTMLDialogElement) => dialog.close());
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};
const isPressed = async (_: Page, what: Locator, turn: number) => {
  const state = `[aria-pressed=${turn % 2 === 0}]`;
  await what.and(what.page().locator(state)).waitFor();
};
const nothing = () => Promise.resolve();

const filtersButton = (page: Page) => page.getByRole('button', { name: /^Filters/ });
const saveButton = (page: Page) => page.locator('main fc-save button:visible').first();
const photos = (page: Page) => page.getByRole('list', { name: 'Photos', exact: true }).first();
const calculator = (page: Page) => page.locator('fc-island[name=calculator]');
const wakeCalculator = async (page: Page) => {
  await calculator(page).scrollIntoViewIfNeeded();
  await page.locator('fc-island[name=calculator][data-awake]').waitFor();
};

/** What visitors press most (issue 23). */
export const PRESSES: readonly Press[] = [
  {
    name: 'menu opened',
    on: 'home',
    what: (page) => page.locator('.site-header__menu > summary'),
    act: press,
    done: (page) => page.locator('.site-header__menu[open]').waitFor(),
    undo: (page) => page.locator('.site-header__menu').evaluate((menu) => menu.removeAttribute('open')),
  },
  { name: 'filters opened', on: 'search', what: filtersButton, act: press, done: dialogOpen, undo: closeDialog },
  {
    name: 'filter ticked',
    on: 'search',
    prepare: async (page) => {
      await filtersButton(page).tap();
      await dialogOpen(page);
    },
    what: (page) => page.locator('dialog[open] label:has(input[type=checkbox]:enabled):visible').first(),
    act: press,
    // The first press ticks it, the next one takes it off again.
    done: async (page, _, turn) => {
      await page.waitForURL((url) => (url.search !== '') === (turn % 2 === 0));
      await page.locator('.search__shown[aria-busy=false]').waitFor();
    },
  },
  { name: 'favourite saved, on a card', on: 'search', needsAccount: true, what: saveButton, act: press, done: isPressed },
  { name: 'favourite saved', on: 'vehicle', needsAccount: true, what: saveButton, act: press, done: isPressed },
  {
    name: 'next photo',
    on: 'vehicle',
    what: (page) => page.getByRole('button', { name: 'Next photo' }),
    act: press,
    done: nothing,
  },
  { name: 'photos swiped', on: 'vehicle', isGesture: true, what: photos, act: swipe, done: nothing },
  {
    name: 'photos enlarged',
    on: 'vehicle',
    what: (page) => page.getByRole('button', { name: 'Fullscreen' }),
    act: press,
    done: dialogOpen,
    undo: closeDialog,
  },
  {
    name: 'enquiry opened',
    on: 'vehicle',
    what: (page) => page.locator('main a[aria-haspopup=dialog]:visible').first(),
    act: press,
    done: async (page) => {
      await dialogOpen(page);
      await page.locator('dialog[open] form[data-ready]').waitFor();
    },
    undo: closeDialog,
  },
  {
    name: 'calculator typed into',
    on: 'vehicle',
    prepare: async (page) => {
      await wakeCalculator(page);
      await calculator(page).locator('input[type=text]:not([readonly])').first().focus();
    },
    what: (page) => calculator(page).locator('input[type=text]:not([readonly])').first(),
    act: (page, _, turn) => type(page, turn % 2 === 0 ? 'Backspace' : '0'),
    done: nothing,
  },
  {
    name: 'calculator dragged',
    on: 'vehicle',
    isGesture: true,
    prepare: wakeCalculator,
    what: (page) => calculator(page).locator('input[type=range]:enabled').first(),
    act: drag,
    done: nothing,
  },
];
