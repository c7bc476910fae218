import { expect, test } from 'vitest';
import { isTeam } from './byline.ts';

test.each([
  ['The team at Bayside', true],
  ['Our workshop', true],
  ['Bayside Cars', true],
  ['Sales team, Bayside', true],
  ['Sam Low', false],
  ['Theo Staffordshire', false],
])('W1 whether %j is a team: %j', (author, expected) => expect(isTeam(author, 'Bayside Cars')).toBe(expected));
