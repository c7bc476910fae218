import { expect } from '@playwright/test';
import { site } from '#tests/e2e/address.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';
import { wakeAll } from '#tests/e2e/open-states.ts';
import { isWhole, pageKinds, spread } from '#tests/e2e/page-kinds.ts';

/** `npm test` looks at every eighth kind of page, at others on each site. */
const STEP = 8;
const HALF_AN_HOUR = 1_800_000;

// What glides from one look to another would be read in between.
test.use({ reducedMotion: 'reduce' });

for (const [index, { slug, pages }] of FLEET.entries())
  test(`W2 where the system chooses the colours, what is chosen on the pages of ${slug} differs from what is not, and swatches keep their colours`, async ({
    page,
    tolerate,
  }) => {
    if (isWhole) test.setTimeout(HALF_AN_HOUR);
    else test.slow();
    // A page that shows another website cannot reach it here.
    tolerate(/ERR_|frame-ancestors|status of 4\d\d/);
    await page.emulateMedia({ forcedColors: 'active' });
    await page.setViewportSize({ width: 1280, height: 900 });
    const found: string[] = [];
    for (const { path } of spread(await pageKinds(slug, pages), STEP, index)) {
      await page.goto(site(slug) + path);
      await wakeAll(page);
      found.push(...(await page.evaluate(faultsOfColour)).map((fault) => `${path}: ${fault}`));
    }
    expect([...new Set(found)]).toEqual([]);
  });

/** Runs in the page. */
function faultsOfColour(): string[] {
  const name = (one: Element) =>
    `${one.tagName.toLowerCase()}.${one.getAttribute('class') ?? ''} “${(one.ariaLabel ?? one.textContent).trim().slice(0, 40)}”`;
  const shown = (one: Element) => one.checkVisibility({ visibilityProperty: true }) && one.closest('[inert]') === null;
  const LOOKS =
    'color backgroundColor borderTop borderBottom borderLeft outline outlineOffset display textDecorationLine fill stroke fontWeight translate content visibility width height'.split(
      ' ',
    );
  /** How a part looks, with all that is in it. */
  const look = (part: Element): string =>
    [part, ...part.querySelectorAll('*')]
      .flatMap((one) => [undefined, '::before', '::after'].map((pseudo) => getComputedStyle(one, pseudo)))
      .map((style) => LOOKS.map((property) => Reflect.get(style, property) as string).join(' '))
      .join('\n');
  const faults: string[] = [];

  for (const state of ['aria-pressed', 'aria-checked', 'aria-selected', 'aria-current'])
    for (const one of Array.from(document.querySelectorAll(`[${state}]`)).filter(shown)) {
      const before = one.getAttribute(state) ?? '';
      const looks = ['true', 'false'].map((value) => {
        one.setAttribute(state, value);
        return look(one);
      });
      one.setAttribute(state, before);
      if (looks[0] === looks[1]) faults.push(`${state} is not seen: ${name(one)}`);
    }

  for (const one of document.querySelectorAll<HTMLInputElement>('input:is([type=checkbox], [type=radio])')) {
    const label = one.labels?.[0];
    const drawnByBrowser =
      getComputedStyle(one).appearance !== 'none' && getComputedStyle(one).opacity !== '0' && one.offsetWidth > 4;
    if (label === undefined || drawnByBrowser || !shown(label)) continue;
    const before = Array.from(document.querySelectorAll<HTMLInputElement>('input[type=radio]'), (radio) => radio.checked);
    const looks = [true, false].map((value) => {
      one.checked = value;
      return look(label);
    });
    for (const [at, radio] of document.querySelectorAll<HTMLInputElement>('input[type=radio]').entries())
      radio.checked = before[at] ?? false;
    if (looks[0] === looks[1]) faults.push(`a choice is not seen: ${name(label)}`);
  }

  for (const swatch of Array.from(document.querySelectorAll('.swatch')).filter(shown)) {
    const colour = getComputedStyle(swatch).getPropertyValue('--colour').trim();
    const drawn = getComputedStyle(swatch, '::before').backgroundColor;
    const probe = document.createElement('i');
    probe.style.cssText = `forced-color-adjust: none; color: ${colour}`;
    document.body.append(probe);
    if (getComputedStyle(probe).color !== drawn) faults.push(`${colour} is drawn as ${drawn}: ${name(swatch)}`);
    probe.remove();
  }
  return faults;
}
