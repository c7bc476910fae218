import { expect, test } from 'vitest';
import { enquiryState } from './enquiry-state.ts';

test.each([
  ['a dealer has received it', true, 'Sent'],
  ['nothing has happened yet', false, null],
])('A10 an enquiry says it is sent once a dealer has it, and claims nothing before: %s', (_what, isDelivered, state) =>
  expect(enquiryState({ isDelivered, booking: null })).toBe(state),
);

test.each([
  ['confirmed', false, 'Confirmed'],
  ['held', false, 'Waiting for you'],
  ['lapsed', false, 'Waiting for you'],
  ['wish', false, 'Sent'],
  ['cancelled', false, 'Closed'],
  ['moved', false, 'Closed'],
  ['confirmed', true, 'Closed'],
  ['held', true, 'Closed'],
  ['wish', true, 'Closed'],
] as const)('A10 a booking that is %s, and whose time has come: %s, is %s', (phase, hasBegun, state) =>
  expect(enquiryState({ isDelivered: true, booking: { phase, hasBegun } })).toBe(state),
);

test('A10 a time that was only asked for claims nothing before a dealer has received it', () =>
  expect(enquiryState({ isDelivered: false, booking: { phase: 'wish', hasBegun: false } })).toBeNull());
