import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { retainAssets } from './retained-assets.ts';

test('the hashed files of the previous build are retained after a deploy, those of older builds are not', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'forecourt-assets-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const data = path.join(root, 'data');
  const deploy = (build: string) => {
    const client = path.join(root, 'client');
    rmSync(client, { recursive: true, force: true });
    mkdirSync(path.join(client, 'assets'), { recursive: true });
    writeFileSync(path.join(client, 'assets', `root-${build}.js`), build);
    return readdirSync(retainAssets(client, data)).toSorted();
  };
  expect(deploy('a')).toEqual(['root-a.js']);
  expect(deploy('b')).toEqual(['root-a.js', 'root-b.js']);
  expect(deploy('b')).toEqual(['root-a.js', 'root-b.js']);
  expect(deploy('c')).toEqual(['root-a.js', 'root-b.js', 'root-c.js']);
  expect(deploy('d')).toEqual(['root-b.js', 'root-c.js', 'root-d.js']);
});
