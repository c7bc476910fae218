import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type Attack, counted, tally } from './campaign/attack.ts';
import { askRaw } from './campaign/http-client.ts';
import { many } from './campaign/many.ts';

const UP = [
  '../',
  '..%2f',
  '%2e%2e/',
  '%2e%2e%2f',
  '..\\',
  '..%5c',
  '%252e%252e%252f',
  '....//',
  '..;/',
  '.%00./',
  '%c0%ae%c0%ae/',
];
const WANTED = ['etc/passwd', 'package.json', 'secret-key', 'data/secret-key', 'postgres-password'];
/** What a careless deployment serves without anybody climbing: the repository's own data, settings, and lists of folders. */
const LEFT_LYING = [
  '/.git/HEAD',
  '/.git/config',
  '/.env',
  '/package.json',
  '/package-lock.json',
  '/src/',
  '/assets/',
  '/images/',
  '/.well-known/',
];
const ROOTS = ['/assets/', '/images/', '/images/suv-a/', '/images/icons/', '/__mail/', '/'];

/** Paths that climb out of the folders that are served, as bytes on a connection. */
export const attack: Attack = {
  fact: null,
  rule: 'No path under /assets, /images or elsewhere reads a file of the machine',
  server: 'demo',
  isShort: true,
  async run(target) {
    const secret = readFileSync(path.join(target.dataDir, 'secret-key'), 'utf8').trim();
    const marks = ['root:x:0:0', '"name": "forecourt"', 'ref: refs/', '[core]', 'Index of', secret];
    const texts = ROOTS.flatMap((root) => UP.flatMap((up) => WANTED.map((wanted) => `${root}${up.repeat(8)}${wanted}`)));
    const chosen = [...LEFT_LYING, ...(target.form === 'whole' ? texts : texts.filter((_, at) => at % 5 === 0))];
    const outcomes = await many(chosen, 8, async (address) => {
      const head = `GET ${address} HTTP/1.1\r\nHost: ${target.hostOf('harbour')}\r\nConnection: close\r\n\r\n`;
      const { status, text } = await askRaw(target.port, head);
      return { status, isThrough: marks.some((mark) => text.includes(mark)) || status >= 500 };
    });
    return counted(outcomes, tally(outcomes.map(({ status }) => status)));
  },
};
