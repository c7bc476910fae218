import { describe, expect, test } from 'vitest';
import { aTowChoice } from '#tests/factories/a-tow-choice.ts';
import { TOW_KEY } from './tow-key.ts';
import { TowStore } from './tow-store.ts';

class MapStorage extends Map<string, string> {
  getItem(key: string): string | null {
    return this.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.set(key, value);
  }
  removeItem(key: string): void {
    this.delete(key);
  }
}

function aBrowser(storage: MapStorage | null = new MapStorage(), visit: MapStorage | null = new MapStorage()) {
  const events = new EventTarget();
  const store = new TowStore({
    storage: () => storage as unknown as Storage | null,
    visit: () => visit as unknown as Storage | null,
    events: () => events,
  });
  let changes = 0;
  store.subscribe(() => {
    changes += 1;
  });
  return { storage, events, store, changes: () => changes };
}

const prado = aTowChoice({ name: 'Toyota Prado', short: 'Prado' });

describe('P15.9 a tow car that came with a link', () => {
  const linked = aTowChoice({ name: 'Isuzu D-MAX', short: 'D-MAX' });
  test.each([
    ['in the tab', new MapStorage()],
    ['for the page alone when there is no storage', null],
  ])('is shown instead of the shopper’s own %s, which is back once it is gone', (_where, visit) => {
    const { store, changes } = aBrowser(new MapStorage(), visit);
    store.write(prado);
    store.writeLinked(linked);
    expect([store.read(), store.readOwn(), store.readLinked()]).toEqual([linked, prado, linked]);
    store.writeLinked(null);
    expect([store.read(), store.readOwn(), store.readLinked()]).toEqual([prado, prado, null]);
    expect(changes()).toBe(3);
  });
  test('is never stored where the shopper’s own is', () => {
    const { store, storage } = aBrowser();
    store.writeLinked(linked);
    expect(storage?.size).toBe(0);
  });
});

describe('P15.4 a tow car is remembered in the browser', () => {
  test('until it is forgotten', () => {
    const { store, storage, changes } = aBrowser();
    store.write(prado);
    expect(store.read()).toEqual(prado);
    store.write(null);
    expect(store.read()).toBeNull();
    expect(storage?.size).toBe(0);
    expect(changes()).toBe(2);
  });
  test('for the page alone when there is no storage', () => {
    const { store } = aBrowser(null);
    store.write(prado);
    expect(store.read()).toEqual(prado);
    store.write(null);
    expect(store.read()).toBeNull();
  });
  test('for the page alone when the storage is full', () => {
    const storage = new MapStorage();
    storage.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const { store } = aBrowser(storage);
    store.write(prado);
    expect(store.read()).toEqual(prado);
  });
  test('what another program left under its name is no car', () => {
    const { store, storage } = aBrowser();
    storage?.setItem(TOW_KEY, '{"car":{"name":7}}');
    expect(store.read()).toBeNull();
  });
  test('a choice in another tab is heard of, and so is a return to the page', () => {
    const { events, changes } = aBrowser();
    events.dispatchEvent(Object.assign(new Event('storage'), { key: TOW_KEY }));
    events.dispatchEvent(Object.assign(new Event('storage'), { key: 'another' }));
    events.dispatchEvent(new Event('pageshow'));
    expect(changes()).toBe(2);
  });
});
