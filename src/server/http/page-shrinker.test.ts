import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { expect, test } from 'vitest';
import { PageBodies } from './page-bodies.ts';
import { PageShrinker } from './page-shrinker.ts';

const atQuality = (body: Buffer, quality: number) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }).length;
/** Words in an order without a pattern, so that the qualities differ in what they find. */
const words = Array.from({ length: 4_000 }, (_, at) => `word-${(at * at * 7919) % 997}`).join(' ');
const noRest = () => Promise.resolve();
const neverFails = () => expect.unreachable('Compression failed.');

test('a page is first sent as it is quickly compressed, and from its second reader on as small as Brotli makes it', async () => {
  const body = Buffer.from(words);
  const bodies = new PageBodies(body);
  const first = await bodies.of('br');
  expect(first.length).toBeGreaterThan(atQuality(body, 11));
  new PageShrinker(neverFails, noRest).shrink(bodies);
  await expect.poll(() => bodies.ready('br')?.length).toBe(atQuality(body, 11));
  const smallest = await bodies.of('br');
  expect(smallest).toBe(bodies.ready('br'));
  expect(brotliDecompressSync(smallest)).toEqual(body);
});

test('a body that does not get smaller stays as it is', async () => {
  const bodies = new PageBodies(Buffer.alloc(0));
  const first = await bodies.of('br');
  await bodies.shrink();
  expect(await bodies.of('br')).toBe(first);
});

/** A page whose compression ends when the test says so. */
function aSlowPage() {
  const { promise, resolve } = Promise.withResolvers<void>();
  const shrink = () => {
    page.begun += 1;
    return promise;
  };
  const page = { begun: 0, end: resolve, shrink };
  return { page, bodies: page as unknown as PageBodies };
}

test('H8.2 pages are compressed again one at a time, each once', async () => {
  const shrinker = new PageShrinker(neverFails, noRest);
  const [one, other] = [aSlowPage(), aSlowPage()];
  for (const { bodies } of [one, other, one, other, one]) shrinker.shrink(bodies);
  expect([one.page.begun, other.page.begun]).toEqual([1, 0]);
  one.page.end();
  await expect.poll(() => other.page.begun).toBe(1);
  other.page.end();
  shrinker.shrink(one.bodies);
  await Promise.resolve();
  expect([one.page.begun, other.page.begun]).toEqual([1, 1]);
});

test('H8.2 after each page it rests before the next, so that a flood of pages does not take a core', async () => {
  const rested = Promise.withResolvers<void>();
  const rests: number[] = [];
  const shrinker = new PageShrinker(neverFails, (ms) => {
    rests.push(ms);
    return rested.promise;
  });
  const [one, other] = [aSlowPage(), aSlowPage()];
  for (const { bodies } of [one, other]) shrinker.shrink(bodies);
  one.page.end();
  await expect.poll(() => rests).toHaveLength(1);
  expect([rests[0], other.page.begun]).toEqual([expect.toSatisfy((ms: number) => ms > 0), 0]);
  rested.resolve();
  await expect.poll(() => other.page.begun).toBe(1);
});

test('H8 of a flood of pages only twenty wait; the others are compressed when they are read again', async () => {
  const shrinker = new PageShrinker(neverFails, noRest);
  const pages = Array.from({ length: 50 }, aSlowPage);
  for (const { bodies } of pages) shrinker.shrink(bodies);
  for (const { page } of pages) page.end();
  const begun = () => pages.filter(({ page }) => page.begun > 0).length;
  await expect.poll(begun).toBe(21);
  for (const { bodies } of pages) shrinker.shrink(bodies);
  await expect.poll(begun).toBe(42);
});

test('a compression that fails is reported, and not tried again', async () => {
  const reported: string[] = [];
  const shrinker = new PageShrinker((error, what) => reported.push(`${what} ${String(error)}`));
  let tried = 0;
  const shrink = () => {
    tried += 1;
    return Promise.reject(new Error('No memory.'));
  };
  const broken = { shrink } as unknown as PageBodies;
  shrinker.shrink(broken);
  await expect.poll(() => reported).toEqual(['A page could not be compressed again. Error: No memory.']);
  shrinker.shrink(broken);
  expect(tried).toBe(1);
});
