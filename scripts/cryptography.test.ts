import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { newCode, newSessionToken } from '#src/use-cases/accounts/sign-in-keys.ts';

const SOURCES = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));

/** Every place in the sources where a pattern is found, with what it found there. */
const found = (pattern: RegExp): string[] =>
  SOURCES.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, what = '']) => `${file} ${what}`));

test('H10.3 nothing is made with a generator that can be predicted', () => expect(found(/Math\.(random)/g)).toEqual([]));

test('H10.3 everything is hashed and signed with SHA-256', () => {
  const algorithms = found(/\b(?:createHash|createHmac|(?<![.\w])hash)\('([^']+)'/g);
  expect(algorithms.length).toBeGreaterThan(10);
  expect(algorithms.filter((one) => !one.endsWith(' sha256'))).toEqual([]);
});

test('H10.3 cryptography is Node’s own: no other package for it is imported', () =>
  expect(
    found(/from '((?:node:crypto|[^'#.][^']*))'/g).filter(
      (one) =>
        / \S*(?:crypt|cipher|hash|uuid|nanoid|bcrypt|argon|jose|jwt|tweetnacl)\S*$/i.test(one) && !one.endsWith(' node:crypto'),
    ),
  ).toEqual([]));

test('H10.3 a session’s token has 256 random bits, and no two are alike', () => {
  const tokens = Array.from({ length: 1_000 }, newSessionToken);
  expect(new Set(tokens).size).toBe(tokens.length);
  expect(tokens.every((token) => Buffer.from(token, 'base64url').length === 32)).toBe(true);
});

test('A1 a code is six digits, and each digit takes every value in every place', () => {
  const codes = Array.from({ length: 2_000 }, newCode);
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  for (let place = 0; place < 6; place += 1) expect(new Set(codes.map((code) => code[place])).size).toBe(10);
});
