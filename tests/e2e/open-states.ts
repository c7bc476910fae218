import { errors, type Page } from '@playwright/test';

/** What opens something: a fold, a menu, a dialog, a list, another tab. Some dialogs open by a button that does not announce one. */
const OPENERS = 'summary, [aria-haspopup], [aria-expanded], [popovertarget], [role=tab], button[type=button]';
/** Whose press must open something; of any other button it is only looked whether it did. */
const ANNOUNCED = 'summary, [aria-haspopup], [aria-expanded=false], [popovertarget]';
const MARK = 'data-opener';
/** Fetching a form for a dialog takes a moment; a button that opens nothing is left soon. */
const LONG = 5_000;
const SHORT = 200;

/** Is called with what was opened, and a selector of it. */
type Look = (state: string, within: string) => Promise<void>;

interface Walk {
  /** What has been opened. Of things that are alike, such as a button on every card, one is enough. */
  readonly known: Set<string>;
  readonly address: string;
  readonly trail: readonly string[];
  readonly look: Look;
  /** Opens again what this walk is within, which one of its own buttons may have shut. */
  readonly reopen: () => Promise<unknown>;
}

/** Waits for every part of the page to be interactive, also those that wait for a touch. */
export async function wakeAll(page: Page): Promise<void> {
  await page.waitForFunction(() => customElements.get('fc-island') !== undefined);
  await page.evaluate(() =>
    Promise.all(
      Array.from(document.querySelectorAll<HTMLElement & { wake?: () => Promise<void> }>('fc-island'), (one) =>
        Promise.resolve(one.wake?.()),
      ),
    ),
  );
}

/**
 * Opens whatever can be opened on a page, one thing after another and what lies within each, and sends its forms empty. `common` holds
 * what is alike on all pages of a site, the header's menus and the buttons of cards, and has been opened on another.
 */
export async function openStates(page: Page, common: Set<string>, look: Look): Promise<void> {
  const known = new Set(common);
  await openWithin(page, 'body', { known, address: page.url(), look, trail: [], reopen: () => Promise.resolve() });
  for (const name of known) if (name.endsWith(COMMON)) common.add(name);
}

const COMMON = ' of every page';

/** Opens all folds of a part of the page together: they hide nothing of one another. The header's menus do, and come one by one. */
async function openFolds(page: Page, root: string, walk: Walk): Promise<void> {
  const opened = await page.evaluate(
    ({ within, folds }) => {
      const shut = Array.from(document.querySelectorAll<HTMLElement>(`${within} :is(${folds})`)).filter((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      );
      for (const one of shut) one.click();
      return shut.length;
    },
    {
      within: root === 'body' ? 'main' : root,
      folds: 'details:not([open]) > summary, [aria-expanded=false]:not([aria-haspopup], [role=combobox])',
    },
  );
  if (opened > 0) await walk.look([...walk.trail, 'all folds open'].join(' → '), root === 'body' ? 'main' : root);
}

async function openWithin(page: Page, root: string, walk: Walk): Promise<void> {
  await openFolds(page, root, walk);
  for (const { name, mark } of await openers(page, root)) {
    if (walk.known.has(name)) continue;
    walk.known.add(name);
    const trail = [...walk.trail, name];
    const within = await open(page, mark);
    if (page.url().split('#')[0] !== walk.address.split('#')[0]) {
      await startAgain(page, walk);
      return openWithin(page, 'body', { ...walk, trail: [] });
    }
    if (within !== null) {
      await walk.look(trail.join(' → '), within);
      if (trail.length < 3) await openWithin(page, within, { ...walk, trail, reopen: () => open(page, mark) });
      await close(page, mark, within);
    }
    if (!(await page.locator(root).first().isVisible())) await walk.reopen();
  }
  await sendEmpty(page, root, walk);
}

async function startAgain(page: Page, { address }: Walk): Promise<void> {
  await page.goto(address);
  await wakeAll(page);
}

/** What can be opened within a part of the page: its name, without figures, and the mark by which it is found again. */
const openers = (page: Page, root: string): Promise<{ name: string; mark: string }[]> =>
  page.evaluate(
    ({ within, what, attribute, common }) =>
      Array.from(document.querySelectorAll(within))
        .flatMap((part) => Array.from(part.querySelectorAll<HTMLElement>(what)))
        .filter((one) => one.checkVisibility({ visibilityProperty: true }) && one.closest('[inert]') === null)
        .map((one) => {
          if (!one.hasAttribute(attribute)) one.setAttribute(attribute, String(Math.random()));
          const card = one.closest('li article, section article');
          const isCommon =
            card !== null || one.closest('body > header, body > footer, header[role=banner], .site-header') !== null;
          const words = card === null ? (one.ariaLabel ?? one.textContent).replaceAll(/[\d,.$]+/g, '#').trim() : one.className;
          const name = `${one.tagName.toLowerCase()} “${words.slice(0, 60)}”${isCommon ? common : ''}`;
          return { name, mark: one.getAttribute(attribute) ?? '' };
        }),
    { within: root, what: OPENERS, attribute: MARK, common: COMMON },
  );

/** Presses an opener. Null if it opened nothing; otherwise a selector of what it did. */
async function open(page: Page, mark: string): Promise<string | null> {
  const by = `[${MARK}="${mark}"]`;
  const timeout = await page.evaluate(
    ({ by, announced, long, short }) => {
      const opener = document.querySelector<HTMLElement>(by);
      if (opener === null || opener.matches('details[open] > summary, [aria-expanded=true], [aria-selected=true]')) return null;
      const isAnnounced = opener.matches(announced);
      opener.focus();
      opener.click();
      return isAnnounced ? long : short;
    },
    { by, announced: ANNOUNCED, long: LONG, short: SHORT },
  );
  if (timeout === null) return null;
  try {
    const opened = await page.waitForFunction(
      (selector) => {
        const opener = document.querySelector(selector);
        const dialog = Array.from(document.querySelectorAll('dialog[open]')).at(-1);
        if (dialog !== undefined && !dialog.contains(opener))
          return dialog.querySelector('[aria-busy=true]') === null && 'dialog[open]';
        if (document.querySelector(':popover-open') !== null) return ':popover-open';
        if (opener?.matches('details[open] > summary') === true) return `details:has(> ${selector})`;
        if (opener?.matches('[aria-expanded=true]') === true) return `*:has(> ${selector})`;
        return opener?.matches('[role=tab][aria-selected=true]') === true && 'main';
      },
      by,
      { timeout },
    );
    return (await opened.jsonValue()) || null;
  } catch (error) {
    if (error instanceof errors.TimeoutError) return null;
    throw error;
  }
}

/** Shuts what was opened, so that it hides nothing of the page. */
async function close(page: Page, mark: string, within: string): Promise<void> {
  if (within === 'dialog[open]' || within === ':popover-open') await page.keyboard.press('Escape');
  else
    await page
      .locator(`[${MARK}="${mark}"]:is(details[open] > summary, [aria-expanded=true])`)
      .evaluateAll((shown: HTMLElement[]) => {
        for (const one of shown) one.click();
      });
}

/** Sends each form that must be filled in as it is, empty, and looks at what it says to that. */
async function sendEmpty(page: Page, root: string, walk: Walk): Promise<void> {
  const forms = page.locator(root).locator('form[novalidate]:has(:is([required], [aria-required=true]))');
  const count = await forms.count();
  for (let at = 0; at < count; at += 1) {
    const name = `form ${at + 1} sent empty`;
    const known = `${walk.trail.join(' → ')} ${name}`;
    if (walk.known.has(known) || !(await forms.nth(at).isVisible())) continue;
    walk.known.add(known);
    await forms.nth(at).evaluate((form: HTMLFormElement) => form.requestSubmit());
    try {
      await page.locator('[aria-invalid=true]').first().waitFor({ timeout: LONG });
    } catch (error) {
      if (!(error instanceof errors.TimeoutError)) throw error;
      continue;
    }
    await walk.look([...walk.trail, name].join(' → '), root === 'body' ? 'main' : root);
    if (root === 'body') await startAgain(page, walk);
  }
}
