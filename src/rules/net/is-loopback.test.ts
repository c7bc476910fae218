import { expect, test } from 'vitest';
import { isLoopback } from './is-loopback.ts';

test.each(['127.0.0.1', '127.9.8.7', '::1', '0:0:0:0:0:0:0:1', '::ffff:127.0.0.1', '::ffff:7f00:1'])(
  'H10 %s is this machine',
  (ip) => expect(isLoopback(ip)).toBe(true),
);

test.each([
  '8.8.8.8',
  '128.0.0.1',
  '10.0.0.1',
  '::2',
  'fe80::1',
  '::ffff:8.8.8.8',
  '127.0.0.1.evil.example',
  '',
  'localhost',
  '127.example',
])('H10 %j is not this machine', (ip) => expect(isLoopback(ip)).toBe(false));
