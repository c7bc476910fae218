import { expect, type Locator, type Page } from '@playwright/test';

/** As many stops as the longest way through a page has. */
const MOST_STOPS = 300;

/** Someone who has a keyboard and nothing else. Wherever they stop on their way, they see where they are: no stop is hidden or unmarked. */
export class ByKeys {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Goes on to a control by Tab, or back to it by Shift+Tab. */
  async to(target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
    await expect(target.first()).toBeAttached();
    const faults: string[] = [];
    for (let stops = 0; stops < MOST_STOPS; stops += 1) {
      if (await this.#isAt(target)) {
        expect([...new Set(faults)], 'Stops that nobody sees').toEqual([]);
        return;
      }
      await this.page.keyboard.press(key);
      faults.push(...(await this.page.evaluate(unseen)));
    }
    throw new Error(`No ${key} reached ${String(target)}; the last stop was ${await this.#here()}.`);
  }

  async press(target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
    await this.to(target);
    await this.page.keyboard.press(key);
  }

  /** Types into a field in place of what is there. */
  async type(field: Locator, text: string): Promise<void> {
    await this.to(field);
    await this.page.keyboard.press('ControlOrMeta+A');
    await this.page.keyboard.type(text);
  }

  /** Chooses a radio button: Tab reaches the group, the arrows its options. */
  async choose(radio: Locator): Promise<void> {
    const name = await radio.first().getAttribute('name');
    await this.to(this.page.locator(`input[type=radio][name="${name}"]`));
    for (let steps = 0; steps < 20 && !(await this.#isAt(radio)); steps += 1) await this.page.keyboard.press('ArrowDown');
    if (!(await radio.isChecked())) await this.page.keyboard.press('Space');
    await expect(radio).toBeChecked();
  }

  #isAt(target: Locator): Promise<boolean> {
    return target.evaluateAll((all) => all.includes(document.activeElement as never));
  }

  #here(): Promise<string> {
    return this.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200) ?? 'nothing');
  }
}

/** What is wrong with the stop that has the focus: nothing marks it (2.4.7), or something lies over all of it (2.4.11). */
function unseen(): string[] {
  const stop = document.activeElement;
  if (!(stop instanceof HTMLElement) || stop.matches('body, iframe')) return [];
  // A bar that makes way for the focus is looked at when it has.
  for (const one of document.getAnimations()) if (one.effect?.getComputedTiming().endTime !== Infinity) one.finish();
  // A control that is drawn by its label is seen where that is.
  const drawn: Element[] = stop instanceof HTMLInputElement ? [stop, ...(stop.labels ?? [])] : [stop];
  const around = new Set<Element | null>([...drawn, stop.nextElementSibling]);
  // A card is marked as a whole.
  for (let part = stop.parentElement; part !== null; part = part.parentElement) around.add(part);
  const isOutlined = [...around].some((one) => {
    if (one === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
  });
  // The browser marks the parts that are its own, such as the calendar of a date field.
  const isMarked = !stop.matches(':focus') || isOutlined || getComputedStyle(stop).boxShadow !== 'none' || isThumbOutlined();
  const over = new Set<string>();
  const isSeen = drawn.some((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [0.1, 0.3, 0.5, 0.7, 0.9].some((x) =>
      [0.15, 0.5, 0.85].some((y) => {
        const hit = document.elementFromPoint(left + width * x, top + height * y);
        over.add(`${hit?.outerHTML.slice(0, 80) ?? 'outside the window'} at ${Math.round(left)}, ${Math.round(top)}`);
        return hit !== null && (drawn.some((part) => part.contains(hit)) || hit.contains(one));
      }),
    );
  });
  const name = stop.outerHTML.slice(0, 160);
  return [...(isMarked ? [] : [`no mark: ${name}`]), ...(isSeen ? [] : [`covered: ${name} by ${[...over].join('; ')}`])];

  /** The style of a slider's thumb is told by no browser; that it has one for the focus is in the style sheets. */
  function isThumbOutlined(): boolean {
    const rules = (list: CSSRuleList): CSSStyleRule[] =>
      Array.from(list).flatMap((rule) => [
        ...(rule instanceof CSSStyleRule ? [rule] : []),
        ...('cssRules' in rule ? rules(rule.cssRules as CSSRuleList) : []),
      ]);
    const thumb = /:focus-visible::-(?:webkit-slider|moz-range)-thumb$/;
    return Array.from(document.styleSheets)
      .flatMap((sheet) => rules(sheet.cssRules))
      .filter(({ selectorText, style }) => thumb.test(selectorText) && /outline/.test(style.cssText))
      .some(({ selectorText }) => stop?.matches(selectorText.replace(thumb, '')));
  }
}
