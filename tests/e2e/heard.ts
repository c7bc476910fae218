import type { Page } from '@playwright/test';

/** What a screen reader says by itself: politely when it has finished its sentence, or at once. */
interface Heard {
  readonly how: 'politely' | 'at once' | 'not reliably';
  readonly text: string;
}

/**
 * Listens to a page as a screen reader does, from now on. A region that comes with its words already in it is announced by few of them, unless it
 * is an alert; what is inert, hidden or behind a dialog by none.
 */
export async function listen(page: Page): Promise<() => Promise<Heard[]>> {
  await page.evaluate(() => {
    const heard: Heard[] = [];
    Object.assign(window, { heard });
    const REGION = '[role=status], [role=alert], [role=log], output, [aria-live]';
    const tellsOf = (region: Element): Heard['how'] | null => {
      const live = region.getAttribute('aria-live') ?? (region.getAttribute('role') === 'alert' ? 'assertive' : 'polite');
      if (live === 'off') return null;
      return live === 'assertive' ? 'at once' : 'politely';
    };
    const isReached = (region: Element) => {
      const modal = Array.from(document.querySelectorAll('dialog:modal')).at(-1);
      return (
        region.isConnected &&
        region.closest('[inert], [aria-hidden=true], [aria-busy=true]') === null &&
        region.checkVisibility({ visibilityProperty: true }) &&
        (modal === undefined || modal.contains(region))
      );
    };
    new MutationObserver((changes) => {
      // One piece of work by the page is one change, however many nodes it touches.
      const changed = new Map<Element, boolean>();
      for (const { target, addedNodes } of changes) {
        const part = target instanceof Element ? target : target.parentElement;
        const region = part?.closest(REGION);
        if (region != null) changed.set(region, changed.get(region) ?? false);
        for (const added of addedNodes)
          if (added instanceof Element)
            for (const one of [added, ...added.querySelectorAll('*')]) if (one.matches(REGION)) changed.set(one, true);
      }
      for (const [region, isNew] of changed) {
        const text = region.textContent.replaceAll(/\s+/g, ' ').trim();
        const how = tellsOf(region);
        if (text === '' || how === null || !isReached(region)) continue;
        heard.push({ how: isNew && how === 'politely' ? 'not reliably' : how, text });
      }
    }).observe(document.body, { childList: true, characterData: true, subtree: true });
  });
  return () => page.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
}
