import { expect, test } from 'vitest';
import { RESERVATION_MAILS } from '#src/rules/reservations/reservation-effects.ts';
import { type ReservationEmail, reservationEmail } from './reservation-email.ts';

const email = (facts: Partial<ReservationEmail> = {}): ReservationEmail => ({
  kind: 'receipt',
  site: {
    name: 'Sample Cars',
    href: 'https://cars.example',
    mark: 'https://harbour.example/mark.png',
    colours: { primary: '#123456', onPrimary: '#ffffff', sunk: '#eeeeee', ink: '#000000', quiet: '#555555', line: '#cccccc' },
  } as ReservationEmail['site'],
  dealer: {
    name: 'Sample Motors',
    phone: '07 3000 0000',
    address: ['1 Sample Street', 'Brisbane QLD 4006'],
    licences: ['Dealer licence 4455667'],
  },
  firstName: 'Priya',
  number: 'R-7K4M2XQH',
  word: 'car',
  vehicle: '2024 BYD Atto 3',
  car: null,
  depositCents: 20_000,
  priceCents: 3_499_000,
  hours: 48,
  paidAt: 'Sunday 15 November 2026, 3.40 pm',
  paidUntil: 'Tuesday 17 November 2026, 3.40 pm',
  card: 'Visa ending 4242',
  refund: 'none',
  refundedAt: null,
  agreed: null,
  href: 'https://cars.example/cars/a/checkout/held?id=1&key=k',
  ...facts,
});
const words = (facts: Partial<ReservationEmail>) => reservationEmail(email(facts)).text;

test('K3 an email about a reservation names the dealer, where it is and its licence', () => {
  const { text, html } = reservationEmail(email());
  const lines = 'Sample Motors\n1 Sample Street\nBrisbane QLD 4006\n07 3000 0000\nDealer licence 4455667';
  expect(text).toContain(lines);
  for (const line of lines.split('\n')) expect(html).toContain(line);
});

test('R2 the receipt has its number, the amount to the cent, the card and until when the car is kept', () => {
  const { subject, text, html } = reservationEmail(email());
  expect(subject).toBe('Receipt R-7K4M2XQH: 2024 BYD Atto 3 (Sample Cars)');
  for (const part of ['$200.00', 'Visa ending 4242', 'Tuesday 17 November 2026, 3.40 pm', 'R-7K4M2XQH', '07 3000 0000']) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(text).toContain('Open my reservation: https://cars.example/cars/a/checkout/held?id=1&key=k');
});
test('R3 the receipt of a purchase says what was agreed to: each cost, the total, how it is paid, the handover and the terms', () => {
  const agreed = {
    rows: {
      costs: [
        { label: 'Car', cents: 3_499_000 },
        { label: 'Delivery to Caloundra 4551', cents: 7_900 },
      ],
      totalCents: 3_506_900,
      payments: [{ label: 'Your 2014 Mazda 3', cents: 0, text: 'to be agreed' }],
      togetherCents: 3_506_900,
      notes: [],
    },
    terms: ['Paying the deposit doesn’t sign anything.'],
    delivery: 'Saturday 21 November to 14 Sample Street, Caloundra 4551',
    loan: null,
  };
  const { text, html } = reservationEmail(email({ agreed }));
  const parts = [
    'What you agreed to',
    '$34,990',
    '$79',
    '$35,069',
    'to be agreed',
    'Saturday 21 November',
    'doesn’t sign anything',
  ];
  for (const part of parts) {
    expect(text).toContain(part);
    expect(html).toContain(part);
  }
  expect(words({ agreed, kind: 'reminder' })).not.toContain('What you agreed to');
});
test('R2 the reminder says when the time ends, and what happens then', () => {
  expect(words({ kind: 'reminder' })).toMatch(
    /If the time runs out, it goes back on sale and your \$200 goes back to Visa ending 4242/,
  );
});
test.each(['ended', 'cancelled', 'gone'] as const)(
  'R2 the email about a reservation that is %s says where the money is',
  (kind) => {
    expect(words({ kind, refund: 'wanted' })).toContain(
      'Your $200 goes back to Visa ending 4242, usually in 3 to 5 business days.',
    );
    expect(words({ kind, refund: 'done', refundedAt: 'today' })).toContain('Your $200 went back to Visa ending 4242.');
    expect(words({ kind, refund: 'refused' })).toContain('We’ll call you about it.');
    expect(words({ kind, paidAt: null, card: null })).toContain('Nothing was charged.');
  },
);
test('R2 a reservation that the dealer cancels is not said to be sold, or never to have been complete', () => {
  const { subject, text } = reservationEmail(email({ kind: 'withdrawn', refund: 'wanted' }));
  expect(subject).toBe('We had to cancel: 2024 BYD Atto 3 (Sample Cars)');
  expect(text).toContain('Your $200 goes back to Visa ending 4242');
  expect(text).not.toMatch(/sold|off sale|complete/);
});
test('R2 a refund is confirmed', () => {
  expect(
    reservationEmail(email({ kind: 'refunded', refund: 'done', refundedAt: 'Wednesday 18 November 2026, 9 am' })),
  ).toMatchObject({
    subject: '$200 refunded: 2024 BYD Atto 3 (Sample Cars)',
    text: expect.stringContaining('We’ve refunded all of it to Visa ending 4242.') as unknown,
  });
});

test.each(RESERVATION_MAILS)('P5.2 an email about a caravan that is reserved has no word of cars: %s', (kind) => {
  const { subject, text } = reservationEmail(email({ kind, word: 'caravan', vehicle: '2026 Mulgarra Wanderer', href: '#' }));
  expect(`${subject}\n${text}`.replaceAll('Sample Cars', '')).not.toMatch(/\bcars?\b|\bvehicles?\b|test drive/i);
});
