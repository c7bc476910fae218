import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readFeed } from '#src/adapters/feeds/read-feed.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-feed-'));
afterAll(() => rmSync(folder, { recursive: true }));
const feed = (name: string, text: string) => {
  writeFileSync(path.join(folder, name), text);
  return readFeed(path.join(folder, name));
};

test('J1a a JSON list of vehicles is read as it is', async () =>
  expect(await feed('a.json', '[{"stocknum":"1"}]')).toEqual([{ stocknum: '1' }]));
test.each([
  ['b.json', '{', /cannot be read/],
  ['c.json', '{}', /must contain a list/],
  ['d.xlsx', '', /cannot be imported/],
])('the feed %s is refused with a reason', async (name, text, reason) => expect(feed(name, text)).rejects.toThrow(reason));
test('a feed that does not exist is refused with a reason', async () =>
  expect(readFeed(path.join(folder, 'z.json'))).rejects.toThrow(/cannot be read/));
