import { expect, test } from 'vitest';
import { BackButton } from './back-button.ts';

interface Entry {
  readonly state: Record<string, unknown> | null;
}

const TWO_PAGES: readonly Entry[] = [{ state: { key: 'before', idx: 0 } }, { state: { key: 'car', idx: 1 } }];

/** A browser's history, which moves when `settle` is called, as a real one does a moment later. */
function aBrowser(opened = TWO_PAGES, startsAt = opened.length - 1) {
  const entries = [...opened];
  let at = startsAt;
  const listeners = new Map<string, (event: Event) => void>();
  const moves: number[] = [];
  const heard: unknown[] = [];
  const history = {
    get state() {
      return entries[at]?.state ?? null;
    },
    pushState: (state: Record<string, unknown>) => {
      entries.splice(at + 1, Number.POSITIVE_INFINITY, { state });
      at += 1;
    },
    go: (by: number) => void moves.push(by),
  };
  const browser = {
    history,
    navigation: {
      get canGoForward() {
        return at < entries.length - 1;
      },
    },
    addEventListener: (type: string, listen: (event: Event) => void) => void listeners.set(type, listen),
  } as unknown as ConstructorParameters<typeof BackButton>[0];
  /** Moves, tells our listener, and notes where a page that changes in place would have heard of it. */
  const go = (by: number) => {
    at += by;
    const event = { isStopped: false, stopImmediatePropagation: () => undefined };
    event.stopImmediatePropagation = () => {
      event.isStopped = true;
      return undefined;
    };
    listeners.get('popstate')?.(event as unknown as Event);
    if (!event.isStopped) heard.push(history.state?.key);
    for (let move = moves.shift(); move !== undefined; move = moves.shift()) go(move);
  };
  const button = new BackButton(browser);
  button.start();
  /** Shows a page that the browser has kept, as it was left. */
  const comeBack = () => listeners.get('pageshow')?.({ persisted: true } as PageTransitionEvent);
  return { button, go, settle: () => go(moves.shift() ?? 0), comeBack, heard, moves, at: () => at, push: history.pushState };
}

function anOverlay() {
  const overlay = {
    open: true,
    isOpen: () => overlay.open,
    close: () => {
      overlay.open = false;
    },
  };
  return overlay;
}

test('V22.3 Back closes what is open, and a page that changes in place hears of nothing', () => {
  const { button, go, heard, at } = aBrowser();
  const overlay = anOverlay();
  button.opened(overlay);
  expect(at()).toBe(2);
  go(-1);
  expect([overlay.open, at(), heard]).toEqual([false, 1, []]);
  go(-1);
  expect(heard).toEqual(['before']);
});

test('V22.3 of two that are open Back closes the upper one, and the next Back the other', () => {
  const { button, go, heard } = aBrowser();
  const [lower, upper] = [anOverlay(), anOverlay()];
  button.opened(lower);
  button.opened(upper);
  go(-1);
  expect([lower.open, upper.open]).toEqual([true, false]);
  go(-1);
  expect([lower.open, heard]).toEqual([false, []]);
});

test('V22.4 closing by a button goes back too', () => {
  const { button, settle, heard, at } = aBrowser();
  const overlay = anOverlay();
  button.opened(overlay);
  overlay.close();
  button.closed(overlay);
  settle();
  expect([at(), heard]).toEqual([1, []]);
});

test('V22.4 one that opens while the last is still being left has its own entry', () => {
  const { button, settle, go, at } = aBrowser();
  const [first, second] = [anOverlay(), anOverlay()];
  button.opened(first);
  first.close();
  button.closed(first);
  button.opened(second);
  settle();
  expect(at()).toBe(2);
  go(-1);
  expect([second.open, at()]).toEqual([false, 1]);
});

test('V22.4 Forward from a page whose overlay Back has closed comes to rest on that page', () => {
  const { button, go, heard, at } = aBrowser();
  button.opened(anOverlay());
  go(-1);
  go(1);
  expect([at(), heard]).toEqual([1, []]);
});

test('V22.5 a filter chosen in a drawer stays when Back closes the drawer, and the next Back takes it off', () => {
  const { button, go, heard, at, push } = aBrowser();
  const drawer = anOverlay();
  button.opened(drawer);
  push({ key: 'filtered', idx: 3 });
  button.show('filtered');
  go(-1);
  expect([drawer.open, at(), heard]).toEqual([false, 3, []]);
  go(-1);
  expect([at(), heard]).toEqual([1, ['car']]);
});

test('V22.5 a page opened from a menu is left by one Back and found again by one Forward', () => {
  const { button, go, heard, at, push } = aBrowser();
  const menu = anOverlay();
  button.opened(menu);
  push({ key: 'contact', idx: 3 });
  button.show('contact');
  menu.close();
  button.closed(menu);
  go(-1);
  expect([at(), heard]).toEqual([1, ['car']]);
  button.show('car');
  go(1);
  expect([at(), heard]).toEqual([3, ['car', 'contact']]);
});

test('V22.5 an address that a page adds while a menu is being closed stays the address one is at', () => {
  const { button, settle, at, push } = aBrowser();
  const menu = anOverlay();
  button.opened(menu);
  menu.close();
  button.closed(menu);
  push({ key: 'contact', idx: 3 });
  button.show('contact');
  settle();
  expect(at()).toBe(3);
});

test('V22.4 a page that is loaded on the entry of an overlay leaves it, and Forward finds the page that the overlay led to', () => {
  const led = [{ state: { key: 'car', idx: 2, overlay: true } }, { state: { key: 'thanks', idx: 3 } }];
  const { go, settle, at, heard } = aBrowser([...TWO_PAGES, ...led], 2);
  settle();
  expect([at(), heard]).toEqual([1, []]);
  go(1);
  expect([at(), heard]).toEqual([3, ['thanks']]);
});

test('V22.4 a document’s first entry has no state and needs none', () => {
  const { button, go, at } = aBrowser([{ state: null }]);
  const overlay = anOverlay();
  button.opened(overlay);
  expect(at()).toBe(1);
  go(-1);
  expect([overlay.open, at()]).toEqual([false, 0]);
});

test('V22.4 a page that comes back as it was left closes the overlay whose link led away, and leaves its entry', () => {
  const { button, comeBack, settle, at } = aBrowser();
  const menu = anOverlay();
  button.opened(menu);
  comeBack();
  button.closed(menu);
  settle();
  expect([menu.open, at()]).toEqual([false, 1]);
});
