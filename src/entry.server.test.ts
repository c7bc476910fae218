import { type EntryContext, RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import handleRequest, { handleError } from '#src/entry.server.tsx';
import type { Rendering } from '#src/http/pages-seam.ts';
import { renderingContext } from '#src/routes/request-context.ts';
import { Overloaded } from '#src/rules/load/overloaded.ts';

/** A request on its way through the pages' code; `turns` counts what would have been rendered. */
function aRequest(facts: Partial<Rendering> = {}) {
  const request = new Request('https://dealer.example/cars/x');
  const context = new RouterContextProvider();
  let turns = 0;
  const rendering: Rendering = {
    turn: () => {
      turns += 1;
      return Promise.resolve('<html></html>' as never);
    },
    hasMissing: () => false,
    missing: null,
    overload: null,
    away: null,
    ...facts,
  };
  context.set(renderingContext, rendering);
  const matches = [{ route: { id: 'root' } }, { route: { id: 'routes/vehicle' } }];
  const entry = { staticHandlerContext: { matches }, manifest: { entry: { module: '/assets/entry.js', imports: [] } } };
  const answer = (status: number) => handleRequest(request, status, new Headers(), entry as unknown as EntryContext, context);
  return { request, context, rendering, answer, turns: () => turns };
}

test('H8 a loader that finds no room for its read is told to the server, and no error page is rendered', async () => {
  const { request, context, rendering, answer, turns } = aRequest();
  const overload = new Overloaded('Too many requests are waiting for the database.');
  handleError(overload, { request, context });
  expect(rendering.overload).toBe(overload);
  expect([(await answer(500)).status, turns()]).toEqual([503, 0]);
});

test('H8 a page that says that there is nothing is rendered where the server has none of its kind yet, and only there', async () => {
  const first = aRequest();
  expect([await (await first.answer(404)).text(), first.rendering.missing]).toEqual(['<html></html>', 'routes/vehicle']);
  const later = aRequest({ hasMissing: (route) => route === 'routes/vehicle' });
  expect([(await later.answer(404)).status, later.turns()]).toEqual([404, 0]);
});

test('H8 any other page is rendered when it is its turn', async () => {
  const { answer, turns, rendering } = aRequest({ hasMissing: () => true });
  expect([(await answer(200)).status, turns(), rendering.missing]).toEqual([200, 1, null]);
});
