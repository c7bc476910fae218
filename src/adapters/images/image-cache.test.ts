import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ImageCache } from '#src/adapters/images/image-cache.ts';

function aFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-images-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return folder;
}
const picture = (bytes: number) => Promise.resolve(Buffer.alloc(bytes, 1));

test('N5h a picture is made once and then read from the disk, also after a restart', async () => {
  const folder = aFolder();
  let made = 0;
  const make = () => {
    made += 1;
    return picture(10);
  };
  const cache = new ImageCache(folder, 1000);
  await Promise.all([cache.picture('a', make), cache.picture('a', make)]);
  await cache.picture('a', make);
  expect((await new ImageCache(folder, 1000).picture('a', make))?.length).toBe(10);
  expect(made).toBe(1);
});
test('N5i the folder stays under its limit: the least used picture is deleted', async () => {
  const folder = aFolder();
  const cache = new ImageCache(folder, 25);
  await cache.picture('a', () => picture(10));
  await cache.picture('b', () => picture(10));
  await cache.picture('a', () => picture(10));
  await cache.picture('c', () => picture(10));
  await vi.waitFor(() => expect(readdirSync(folder)).toHaveLength(2));
  let madeAgain = '';
  for (const key of ['a', 'b', 'c']) {
    await cache.picture(key, () => {
      madeAgain += key;
      return picture(1);
    });
  }
  expect(madeAgain).toBe('b');
});
test('what cannot be made is not cached, and partial files are deleted', async () => {
  const folder = aFolder();
  writeFileSync(path.join(folder, 'half.tmp'), 'x');
  const cache = new ImageCache(folder, 1000);
  expect(await cache.picture('a', () => Promise.resolve(null))).toBeNull();
  expect(readdirSync(folder)).toEqual([]);
});

test('N5 a picture that was cut short or emptied on the disk is made again, before and after a restart', async () => {
  const folder = aFolder();
  const cache = new ImageCache(folder, 1000);
  await cache.picture('a', () => picture(10));
  const [file = ''] = readdirSync(folder).map((name) => path.join(folder, name));
  writeFileSync(file, Buffer.alloc(4, 1));
  expect((await cache.picture('a', () => picture(10)))?.length).toBe(10);
  writeFileSync(file, '');
  expect((await new ImageCache(folder, 1000).picture('a', () => picture(10)))?.length).toBe(10);
});
