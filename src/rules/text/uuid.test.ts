import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { isUuid } from './uuid.ts';

const id = randomUUID();

test.each([
  [id, true],
  [id.toUpperCase(), true],
  [`${id}0`, false],
  [id.replaceAll('-', ''), false],
  [`${id}.json`, false],
  ['', false],
])('%j can be the id of a lead: %s', (text, is) => expect(isUuid(text)).toBe(is));
