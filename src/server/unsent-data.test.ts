import { data, type ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { unsent, withUnsentData } from './unsent-data.ts';

const page = { title: 'Utes', results: { total: 3, cards: ['one', 'two', 'three'] } };

test('the page can read what its loader returned, and the router finds nothing to write out', () => {
  const returned = unsent(page) as typeof page;
  const { title, results } = returned;
  expect({ title, results }).toStrictEqual(page);
  expect(Object.keys(returned)).toStrictEqual([]);
});

test('data with headers keep their headers and their status', () => {
  const returned = unsent(data(page, { status: 410, headers: { 'Cache-Control': 'no-store' } })) as ReturnType<
    typeof data<typeof page>
  >;
  expect(returned.init).toStrictEqual({ status: 410, headers: { 'Cache-Control': 'no-store' } });
  expect(returned.data.title).toBe('Utes');
  expect(Object.keys(returned.data)).toStrictEqual([]);
});

test.each([[null], [new Response('moved', { status: 301 })], ['text'], [undefined]])('a loader may return %s', (returned) => {
  expect(unsent(returned)).toBe(returned);
});

test('every loader of a build is wrapped, and nothing else of its routes is changed', async () => {
  const action = () => null;
  const routes = {
    root: { id: 'root', path: '', module: { default: () => null } },
    search: { id: 'search', path: 'search', module: { default: () => null, loader: async () => page, action } },
  };
  const { routes: wrapped } = withUnsentData({ routes } as unknown as ServerBuild);
  expect(wrapped.root).toBe(routes.root);
  expect(wrapped.search?.module.action).toBe(action);
  const returned = await wrapped.search?.module.loader?.({} as never);
  expect(Object.keys(returned as object)).toStrictEqual([]);
});
