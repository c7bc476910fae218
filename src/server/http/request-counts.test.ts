import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countAnswer, DURATIONS, RequestCounts } from './request-counts.ts';
import { REQUEST_KINDS, requestKind } from './request-kind.ts';

const ago = (seconds: number) => performance.now() - seconds * 1_000;
const kindOf = (path: string) => REQUEST_KINDS[requestKind(path)];

test.each([
  ['/', 'page home'],
  ['/cars/2021-toyota-rav4-123', 'page vehicle'],
  ['/api/search', 'api'],
  ['/api/leads', 'lead'],
  ['/images/x/y.webp', 'picture'],
  ['/assets/app.css', 'file'],
  ['/healthz', 'operations'],
  ['/sitemap.xml', 'document'],
  ['/whatever/a/stranger/types', 'page page'],
])('J4 a request for %s is counted as %s', (path, kind) => expect(kindOf(path)).toBe(kind));

test('J4 whatever is requested, its kind is one of the declared ones, never the path itself', () => {
  fc.assert(
    fc.property(fc.string(), (path) => {
      expect(REQUEST_KINDS).toContain(kindOf(`/${path}`));
    }),
  );
});

test('J4 each answer is counted once, under its class of status and in every duration it stayed within', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 200, max: 599 }), fc.double({ min: 0, max: 20, noNaN: true }))),
      (answers) => {
        const counts = new RequestCounts();
        for (const [status, seconds] of answers) counts.count(requestKind('/'), status, ago(seconds));
        const read = counts.read();
        expect(read.reduce((sum, { count }) => sum + count, 0)).toBe(answers.length);
        for (const { status, count, within } of read) {
          expect(answers.filter(([code]) => `${Math.floor(code / 100)}xx` === status)).toHaveLength(count);
          expect(within).toHaveLength(DURATIONS.length);
          expect(within).toEqual(within.toSorted((one, other) => one - other));
          expect(within.at(-1)).toBeLessThanOrEqual(count);
        }
      },
    ),
  );
});

test('J4 an answer of half a second is within a second and not within a quarter', () => {
  const counts = new RequestCounts();
  counts.count(requestKind('/'), 200, ago(0.4));
  const [home] = counts.read();
  expect(home).toMatchObject({ kind: 'page home', status: '2xx', count: 1 });
  expect(home?.within).toEqual(DURATIONS.map((bound) => Number(bound >= 0.5)));
});

test('J4 what a limit or a lack of capacity turned away is counted, and a process that is not ready is not', () => {
  const counts = new RequestCounts();
  const answer = (path: string, status: number) => countAnswer(counts, { kind: requestKind(path), status, begun: ago(0) });
  answer('/', 503);
  answer('/api/leads', 429);
  answer('/readyz', 503);
  answer('/', 404);
  expect([counts.refused('overloaded'), counts.refused('limited'), counts.refused('connections')]).toEqual([1, 1, 0]);
});
