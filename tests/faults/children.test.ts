import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { superviseProcess } from '#src/server/start-children.ts';
import { until } from '#tests/faults/processes.ts';

const log = pino({ level: 'silent' });

function aModule(code: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-child-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = path.join(folder, 'child.mjs');
  writeFileSync(file, code);
  return file;
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

test('a process that cannot begin ends the start with its own sentence', async () => {
  const module = aModule(`process.send({ failed: 'One clear sentence.' }, () => process.exit(1))`);
  const kept = superviseProcess({ name: 'web', module, env: process.env }, log);
  await expect(kept.ready).rejects.toThrow('One clear sentence.');
  await kept.stop();
});

test('a process that ends without a word before it is ready ends the start too', async () => {
  const kept = superviseProcess({ name: 'web', module: aModule('process.exit(3)'), env: process.env }, log);
  await expect(kept.ready).rejects.toThrow('The web process ended with exit code 3 before it was ready');
  await kept.stop();
});

test('a process that will not finish is killed when there is no more time', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'forecourt-child-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const code = `
    process.on('SIGTERM', () => {});
    process.send({ ready: true });
    (await import('node:fs')).writeFileSync(${JSON.stringify(path.join(folder, 'pid'))}, String(process.pid));
    setInterval(() => {}, 1000);`;
  const kept = superviseProcess({ name: 'web', module: aModule(code), env: process.env }, log);
  await kept.ready;
  const pid = await until('the process has written its number', () => {
    try {
      // The file is there a moment before its content is.
      return Number(readFileSync(path.join(folder, 'pid'), 'utf8')) || null;
    } catch {
      return null;
    }
  });
  const stopped = kept.stop();
  expect(isAlive(pid)).toBe(true);
  kept.kill();
  await stopped;
  expect(isAlive(pid)).toBe(false);
});
