import { expect, type Page } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';
import { isWhole, pageKinds, spread } from '#tests/e2e/page-kinds.ts';

/** 1280 pixels at 400% (WCAG 1.4.10). */
const ZOOMED = { width: 320, height: 256 };
/** `npm test` looks at every fourth kind of page, at others on each site. */
const STEP = 4;
const HALF_AN_HOUR = 1_800_000;
const WIDE = { width: 1280, height: 900 };
/** The distances that a reader may set (1.4.12). */
const SPACED = `*:not(svg, svg *) { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`;

// What moves past stands still, and is read as it stands.
test.use({ reducedMotion: 'reduce' });

for (const [index, { slug, pages }] of FLEET.entries())
  test(`W2 the pages of ${slug} at 400% zoom, and with text set apart, scroll in one direction, cut off no words, have controls of 24 pixels, and stand still for those who ask for less motion`, async ({
    page,
    tolerate,
  }) => {
    if (isWhole) test.setTimeout(HALF_AN_HOUR);
    else test.slow();
    // A page that shows another website cannot reach it here.
    tolerate(/ERR_|frame-ancestors|status of 4\d\d/);
    const found: string[] = [];
    for (const { path } of spread(await pageKinds(slug, pages), STEP, index)) {
      await page.setViewportSize(ZOOMED);
      await page.goto(site(slug) + path);
      // Also what a browser lays out only when it is near.
      await style(page, '* { content-visibility: visible !important }');
      const look = async (state: string) =>
        found.push(...(await page.evaluate(faultsOfLayout)).map((fault) => `${path} ${state}: ${fault}`));
      await look('at 400%');
      await page.setViewportSize(WIDE);
      await style(page, SPACED);
      await look('with text set apart');
    }
    expect(found).toEqual([]);
  });

const style = (page: Page, rules: string) =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rules);

/** What of a page cannot be read or pressed at its width. */
function faultsOfLayout(): string[] {
  const name = (one: Element) =>
    `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''} “${one.textContent.trim().slice(0, 40)}”`;
  const shown = (one: Element) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true });
  const width = document.documentElement.clientWidth;
  const faults: string[] = [];
  if (document.documentElement.scrollWidth > width) {
    const wide = Array.from(document.querySelectorAll('body *')).filter(
      (one) => one.getBoundingClientRect().right > width + 1 && shown(one),
    );
    const last = wide.filter((one) => !wide.some((other) => other !== one && one.contains(other)));
    faults.push(`${document.documentElement.scrollWidth} pixels wide: ${last.slice(0, 3).map(name).join(', ')}`);
  }
  const isEndless = (one: Animation) =>
    one.timeline === document.timeline && one.effect?.getComputedTiming().endTime === Infinity;
  if (document.getAnimations().some(isEndless)) faults.push('something moves without end for someone who asked for less motion');
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (
      parent === null ||
      text.textContent?.trim() === '' ||
      !shown(parent) ||
      parent.closest('.sr-only, script, style, noscript, svg, [inert]')
    )
      continue;
    range.selectNodeContents(text);
    const words = range.getBoundingClientRect();
    if (words.width === 0) continue;
    for (let box: Element | null = parent; box !== null && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, textOverflow, position } = getComputedStyle(box);
      const edge = box.getBoundingClientRect();
      // What scrolls by itself loses nothing, and an ellipsis is a name that is written out elsewhere.
      if (/auto|scroll/.test(overflowX + overflowY) || textOverflow === 'ellipsis') break;
      const isCut =
        (/hidden|clip/.test(overflowX) && (words.right > edge.right + 1 || words.left < edge.left - 1)) ||
        (/hidden|clip/.test(overflowY) && (words.bottom > edge.bottom + 2 || words.top < edge.top - 2));
      if (isCut && edge.width > 2) {
        faults.push(`cut off: ${name(parent)} by ${name(box).slice(0, 60)}`);
        break;
      }
      if (position === 'fixed') break;
    }
  }
  const controls = Array.from(
    document.querySelectorAll('a[href], button, input:not([type=hidden]), select, summary, textarea, [role=tab]'),
  ).filter((one) => shown(one) && one.closest('[inert]') === null);
  const boxes = controls.map((one) => {
    const label = one instanceof HTMLInputElement ? one.labels?.[0] : undefined;
    const own = one.getBoundingClientRect();
    const isSpread = getComputedStyle(one, '::after').position === 'absolute';
    // A label is pressed like its control, and some links are spread over all of their card.
    const box = (isSpread ? one.closest('li, article') : label)?.getBoundingClientRect();
    return box !== undefined && box.height > own.height ? box : own;
  });
  for (const [at, one] of controls.entries()) {
    const box = boxes[at];
    if (box === undefined || box.width < 2 || (box.width >= 24 && box.height >= 24)) continue;
    // A link in a sentence is as high as its line; and whoever keeps a circle of 24 pixels to itself is met as well (2.5.8).
    const isInSentence =
      getComputedStyle(one).display === 'inline' &&
      one.parentElement !== null &&
      one.parentElement.textContent.trim() !== one.textContent.trim();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const isApart = boxes.every((other, index) => {
      if (index === at || controls[index]?.contains(one) === true || one.contains(controls[index] ?? null)) return true;
      const dx = Math.max(other.left - x, 0, x - other.right);
      const dy = Math.max(other.top - y, 0, y - other.bottom);
      return other.width === 0 || Math.hypot(dx, dy) >= 12;
    });
    if (!isInSentence && !isApart) faults.push(`${Math.round(box.width)} × ${Math.round(box.height)} pixels: ${name(one)}`);
  }
  return [...new Set(faults)];
}
