import { expect, test } from 'vitest';
import type { BookingKind } from './booking.ts';
import { bookingPageWords, driveButtonText, driveLinkText } from './booking-words.ts';

const booked = (kind: BookingKind, word: string, drivesItself = false) =>
  bookingPageWords({ phase: 'confirmed', kind, word, drivesItself, heldUntil: '', hasBegun: false, isStillFree: false }).text;

test.each([
  ['test-drive', 'car', 'Please bring your driver licence.'],
  ['test-drive', 'caravan', 'If you can, bring the car you tow with.'],
  ['service', 'caravan', 'Please bring its service book if you have one.'],
  ['inspection', 'car', 'Please bring your licence, both keys and the service book.'],
  ['inspection', 'caravan', 'Please bring your licence, the keys and the service book.'],
] as const)('P5.2 whoever comes for a %s of a %s brings what belongs to it', (kind, word, text) =>
  expect(booked(kind, word)).toContain(text),
);

test('P15.1 nobody brings a tow car to a motorhome, which drives itself', () => {
  expect(booked('test-drive', 'caravan', true)).toBe('We’ll be ready for you. Please bring your driver licence.');
  expect(booked('service', 'caravan', true)).toBe(booked('service', 'caravan'));
});

test.each([
  ['car', 'Book a test drive', 'Book A Test Drive'],
  ['caravan', 'Book an inspection', 'Book An Inspection'],
] as const)('P5.2 a dealer of %ss without words of its own offers ‘%s’', (word, button, link) => {
  expect([driveButtonText(null, word), driveLinkText(null, word)]).toEqual([button, link]);
  expect([driveButtonText('Come for a look', word), driveLinkText('Come for a look', word)]).toEqual([
    'Come for a look',
    'Come for a look',
  ]);
});
