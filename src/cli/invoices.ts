import { readFile, stat } from 'node:fs/promises';
import { balanceCents } from '#src/rules/invoices/invoice.ts';
import { exactDollars } from '#src/rules/text/money-text.ts';
import type { ListedInvoice, ListedInvoicePayment } from '#src/store/invoices/invoice-list.ts';
import { MOST_FILE_BYTES } from '#src/use-cases/invoices/import-invoices.ts';
import { type FoundForDealer, type InvoiceDesk, manageInvoices } from '#src/use-cases/invoices/manage-invoices.ts';
import { BadUse, complain, type Options, say } from './command.ts';
import { column, plain, when } from './leads-lines.ts';
import { type AtDesk, withSiteDesk } from './with-site-desk.ts';

type Input = AtDesk<InvoiceDesk>;

const json = (value: unknown): void => say(JSON.stringify(value, null, 2));
const dollars = (cents: number): string => exactDollars(cents / 100);

const withDesk = (options: Options, work: (input: Input) => Promise<number>): Promise<number> =>
  withSiteDesk(manageInvoices, options, work);

/** `forecourt invoices import FILE.csv --site SLUG`: all of the file, or nothing (ledger R5). */
export async function importInvoiceFile([file]: readonly string[], options: Options): Promise<number> {
  if (file === undefined) throw new BadUse('Name the file.');
  const size = await stat(file).then(
    (found) => found.size,
    () => null,
  );
  if (size === null) throw new BadUse(`${file} cannot be read.`);
  if (size > MOST_FILE_BYTES) throw new BadUse(`${file} is larger than ${MOST_FILE_BYTES / 1024 / 1024} MB: import it in parts.`);
  const text = await readFile(file, 'utf8');
  return withDesk(options, async ({ desk }) => {
    const imported = await desk.import(text, { isSample: options.sample === true });
    if (imported.kind === 'imported') {
      say(`${imported.added} added, ${imported.changed} changed.`);
      return 0;
    }
    complain(`${file} has invalid lines: nothing was changed.`);
    for (const { line, reason } of imported.faults) complain(`line ${line}: ${reason}`);
    return 1;
  });
}

/** `forecourt invoices list --site SLUG`; with --payments what was paid, matched or not. */
export async function listInvoices(options: Options): Promise<number> {
  const most = Number(options.limit ?? 50);
  if (!Number.isInteger(most) || most < 1) throw new BadUse('--limit must be a whole number.');
  return withDesk(options, async ({ desk, isJson }) => {
    if (options.payments === true) {
      const payments = await desk.payments(most);
      if (isJson) json({ payments });
      else if (payments.length === 0) say('There are no payments.');
      else for (const one of payments) say(paymentLine(one, desk.timeZone));
      return 0;
    }
    const invoices = await desk.list(most);
    if (isJson) json({ invoices });
    else if (invoices.length === 0) say('There are no invoices.');
    else for (const one of invoices) say(invoiceLine(one));
    return 0;
  });
}

function stateOf(invoice: ListedInvoice): string {
  if (invoice.isCancelled) return 'cancelled';
  if (balanceCents(invoice) === 0) return 'paid';
  return invoice.paidCents === 0 ? 'open' : 'part paid';
}

const invoiceLine = (one: ListedInvoice): string =>
  [
    column(one.number, 18),
    column(stateOf(one), 11),
    column(dollars(one.totalCents), 13),
    column(`${dollars(balanceCents(one))} left`, 18),
    column(one.dueOn ?? '-', 12),
    column(one.name ?? '-', 24),
    `${plain(one.purpose)}${one.isSample ? ' (sample)' : ''}`,
  ].join('');

const payerOf = ({ contact }: ListedInvoicePayment): string => [contact.name, contact.last_name].filter(Boolean).join(' ') || '-';

const paymentLine = (one: ListedInvoicePayment, zone: string): string =>
  [
    column(one.number, 12),
    column(when(one.createdAt, zone), 24),
    column(dollars(one.amountCents), 13),
    column(one.refundState === 'none' ? one.state : `refund ${one.refundState}`, 16),
    column(payerOf(one), 24),
    `${plain(one.reference)}${one.invoice === null && one.outcome === 'kept' ? ' (not matched)' : ''}`,
  ].join('');

function detailLines({ invoice, payments }: FoundForDealer, zone: string): string[] {
  const row = (label: string, value: string | null) =>
    value === null || value === '' ? [] : [`${label.padEnd(16)}${plain(value)}`];
  const time = (at: Date | null) => (at === null ? null : when(at, zone));
  return [
    ...(invoice === null
      ? []
      : [
          ...row('Invoice', `${invoice.number} (${invoice.id})${invoice.isSample ? ', a sample' : ''}`),
          ...row('For', invoice.purpose),
          ...row('State', stateOf(invoice)),
          ...row('Total', dollars(invoice.totalCents)),
          ...row('Paid', dollars(invoice.paidCents)),
          ...row('Left to pay', dollars(balanceCents(invoice))),
          ...row('Due', invoice.dueOn),
          ...row('Name', invoice.name),
          ...row('Email', invoice.email),
          ...row('Phone', invoice.phone),
          ...row('Stock number', invoice.stocknum),
        ]),
    ...payments.flatMap((one) => [
      '',
      ...row('Payment', `${one.number} (${one.id})`),
      ...row('Towards', `${one.reference}${one.invoice === null ? ', not matched' : ''}`),
      ...row('Amount', dollars(one.amountCents)),
      ...row('Surcharge', one.surchargeCents === 0 ? null : dollars(one.surchargeCents)),
      ...row('State', [one.state, ...(one.refundState === 'none' ? [] : [`refund ${one.refundState}`])].join(', ')),
      ...row('Paid', time(one.paidAt)),
      ...row('Refunded', time(one.refundedAt)),
      ...row('Card', one.card),
      ...row('Provider', [one.provider, one.providerReference].filter(Boolean).join(', ')),
      ...row('Name', payerOf(one)),
      ...row('Email', one.contact.email ?? null),
      ...row('Phone', one.contact.phone ?? null),
      ...row('Says', one.contact.message ?? null),
      ...row('Lead', one.leadId),
      ...row('Note', one.error),
    ]),
  ];
}

/** `forecourt invoices ACTION NUMBER --site SLUG` */
export async function runOnInvoice(action: InvoiceAction, [number]: readonly string[], options: Options): Promise<number> {
  if (number === undefined) throw new BadUse('Give the number of an invoice or payment, such as INV-10482 or P-7K4M2XQH.');
  return withDesk(options, async (input) => {
    const found = await input.desk.find(number);
    if (found === null) throw new Error(`The site "${String(options.site)}" has no invoice or payment "${number}".`);
    await ACTIONS[action](found, input);
    return 0;
  });
}

/** `forecourt invoices match PAYMENT INVOICE --site SLUG` */
export async function matchPayment([payment, invoice]: readonly string[], options: Options): Promise<number> {
  if (payment === undefined || invoice === undefined)
    throw new BadUse('Give the numbers of the payment and the invoice, such as P-7K4M2XQH INV-10482.');
  return withDesk(options, async (input) => {
    const match = await input.desk.match(payment, invoice);
    const site = `The site "${String(options.site)}"`;
    switch (match.kind) {
      case 'no-payment':
        throw new Error(`${site} has no payment "${payment}".`);
      case 'no-invoice':
        throw new Error(`${site} has no invoice "${invoice}".`);
      case 'refused':
        throw new Error(match.reason);
      case 'matched':
        report(input, match, `It now counts towards ${match.invoice}: ${dollars(match.leftCents)} left to pay.`);
        return 0;
    }
  });
}

const report = ({ isJson }: Input, result: object, sentence: string): void => (isJson ? json(result) : say(sentence));

const ACTIONS = {
  show: async (found, { desk, isJson }) => {
    if (isJson) json(found);
    else for (const line of detailLines(found, desk.timeZone)) say(line);
  },
  cancel: async ({ invoice }, input) => {
    if (invoice === null) throw new Error('This is a payment: only an invoice can be cancelled. Use refund to pay it back.');
    if (!(await input.desk.cancel(invoice.id))) throw new Error('It is already cancelled.');
    report(
      input,
      { number: invoice.number, state: 'cancelled' },
      'It is cancelled: nothing more can be paid towards it. What was paid stays paid until you refund it.',
    );
  },
  refund: async ({ payments }, input) => {
    const refunds = await input.desk.refund(payments);
    if (refunds === 0) throw new Error('There is nothing to refund.');
    report(
      input,
      { refunds },
      `${refunds === 1 ? 'The refund is' : `${refunds} refunds are`} requested; the worker will make it.`,
    );
  },
} satisfies Record<string, (found: FoundForDealer, input: Input) => Promise<void>>;

export type InvoiceAction = keyof typeof ACTIONS;
