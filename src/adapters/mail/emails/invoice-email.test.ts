import { expect, test } from 'vitest';
import { type InvoiceEmail, invoiceEmail } from './invoice-email.ts';

const EMAIL: InvoiceEmail = {
  kind: 'receipt',
  site: {
    name: 'Harbour',
    href: 'https://harbour.example',
    mark: 'https://harbour.example/mark.png',
    colours: {
      primary: '#123456',
      onPrimary: '#ffffff',
      sunk: '#eeeeee',
      ink: '#000000',
      quiet: '#555555',
      line: '#cccccc',
      link: '#123456',
    },
  },
  dealer: {
    name: 'Harbour Motors',
    address: ['1 Wharf St', 'Brisbane QLD 4000'],
    phone: '07 3000 0000',
    licences: ['Dealer licence 1234'],
  },
  firstName: 'Anna',
  number: 'P-7K4M2XQH',
  reference: 'INV-10482',
  isInvoice: true,
  isStock: false,
  purpose: '2021 Kia Seltos service',
  amountCents: 41_250,
  surchargeCents: 516,
  card: 'Visa ending 4242',
  paidAt: '10.00 am, Monday 16 November',
  refundedAt: null,
  href: 'https://harbour.example/online-payment/receipt?id=1&key=2',
};

test('R5 the receipt names both numbers and what the sum is made of', () => {
  const { subject, text, html } = invoiceEmail(EMAIL);
  expect(subject).toBe('Receipt P-7K4M2XQH: INV-10482 (Harbour)');
  for (const words of ['P-7K4M2XQH', 'INV-10482', '$412.50', '$5.16', '$417.66', 'Visa ending 4242', '2021 Kia Seltos service']) {
    expect(text).toContain(words);
    expect(html).toContain(words);
  }
});

test('R5 the receipt calls the number what it is, an invoice or a stock number, and thanks in plain words', () => {
  expect(invoiceEmail(EMAIL).text).toContain('Invoice: INV-10482\n');
  expect(invoiceEmail(EMAIL).text).toContain('Thank you. We’ve received your $417.66 for INV-10482.');
  const stock = invoiceEmail({ ...EMAIL, reference: 'K100', isInvoice: false, isStock: true });
  expect(stock.text).toContain('Stock number: K100\n');
  expect(invoiceEmail({ ...EMAIL, purpose: null, isInvoice: false }).text).toContain('For: INV-10482\n');
});

test('R5 the receipt says who it is from: the dealer’s name, street address, phone and licence', () => {
  const { text, html } = invoiceEmail(EMAIL);
  expect(text).toContain('Harbour Motors\n1 Wharf St\nBrisbane QLD 4000\n07 3000 0000\nDealer licence 1234');
  for (const line of ['Harbour Motors', '1 Wharf St', 'Brisbane QLD 4000', 'Dealer licence 1234']) expect(html).toContain(line);
});

test('R5 money that goes back is announced, and confirmed when it has gone', () => {
  const card = 'Visa ending 4242';
  expect(invoiceEmail({ ...EMAIL, kind: 'returned' }).text).toContain(`We’ll refund all of it to ${card}`);
  expect(invoiceEmail({ ...EMAIL, kind: 'refunded' }).subject).toBe('$417.66 refunded: INV-10482 (Harbour)');
});
