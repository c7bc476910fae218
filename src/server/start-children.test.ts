import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { superviseProcess } from './start-children.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'forecourt-children-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('J7 a process that is run by the small Node keeps its heap small, and still speaks with its supervisor', async () => {
  const module = path.join(folder, 'child.mjs');
  writeFileSync(module, "process.send({ failed: process.execArgv.join(' ') }, () => process.exit(1));");
  const execPath = path.resolve(import.meta.dirname, '..', '..', 'bin', 'small-node');
  const child = superviseProcess({ name: 'worker', module, env: {}, execPath }, pino({ level: 'silent' }));
  await expect(child.ready).rejects.toThrow(/--heap-growing-percent=\d+ --max-semi-space-size=\d+/);
});
