import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { closeFiles } from './private-files.ts';
import { settingsSchema } from './settings/settings.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'forecourt-private-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const openFolder = (...names: readonly string[]) => {
  const made = path.join(folder, ...names);
  mkdirSync(made, { recursive: true });
  chmodSync(made, 0o755);
  return made;
};
const modeOf = (at: string) => (statSync(at).mode & 0o777).toString(8);
const settingsWith = (more: Readonly<Record<string, string>>) =>
  settingsSchema.parse({ DATA_DIR: path.join(folder, 'data'), DATABASE_URL: 'postgres://x@127.0.0.1:1/x', ...more });

test('H10 dealers’ files in DATA_DIR are closed to other users of the machine, beside things that are not ours too', async () => {
  const feeds = openFolder('data', 'feeds');
  openFolder('data', 'something-else');
  writeFileSync(path.join(feeds, 'stock.csv'), 'Make,Cost\n');
  await closeFiles(settingsWith({}));
  expect(modeOf(feeds)).toBe('700');
});

test('J7 a folder for feeds that an FTP server of another user writes stays as its owner made it', async () => {
  const feeds = openFolder('ftp');
  openFolder('data');
  await closeFiles(settingsWith({ FEEDS_DIR: feeds }));
  expect(modeOf(feeds)).toBe('755');
});
