import type { Command } from './command.ts';
import type { InvoiceAction } from './invoices.ts';
import type { LeadAction } from './leads.ts';
import { dealership, json, site } from './option-specs.ts';
import type { ReservationAction } from './reservations.ts';
import type { ShopperAction } from './shoppers.ts';
import { STOCK } from './stock-commands.ts';

const SITES: readonly Command[] = [
  {
    name: 'site list',
    usage: '',
    does: 'lists all sites',
    words: 0,
    options: {},
    run: async () => (await import('./site-list.ts')).listSites(),
  },
  {
    name: 'site show',
    usage: 'SLUG [--dealership SLUG] [--json]',
    does: "shows a site's switches and where each value comes from",
    words: 1,
    options: { dealership: { ...dealership, does: 'shows the switches as they apply to this dealership' }, json },
    run: async (words, options) => (await import('./site-show.ts')).showSite(words, options),
  },
  {
    name: 'site apply',
    usage: '',
    does: 'applies changed site files; they go live at once',
    words: 0,
    options: {},
    run: async () => (await import('./site-apply.ts')).siteApply(),
  },
  {
    name: 'site create',
    usage: 'SLUG --name NAME --city CITY --state STATE --postcode 4000 (--email ADDRESS | --no-email)',
    does: 'writes a new site file and applies it',
    words: 1,
    options: {
      name: { type: 'string', does: "the dealer's name" },
      city: { type: 'string', does: 'the city of its first location' },
      state: { type: 'string', does: 'the state of its first location, such as VIC; it sets the time zone' },
      postcode: { type: 'string', does: 'the postcode of its first location' },
      email: { type: 'string', does: 'the address that receives its leads' },
      'no-email': { type: 'boolean', does: 'leaves its leads in "forecourt leads" until someone receives them' },
    },
    run: async (words, options) => (await import('./site-create.ts')).createSite(words, options),
  },
  {
    name: 'site remove',
    usage: 'SLUG',
    does: 'stops serving a site; its data is kept, and "site restore" brings it back',
    words: 1,
    options: {},
    run: async (words) => (await import('./site-remove.ts')).removeSite(words),
  },
  {
    name: 'site restore',
    usage: 'SLUG',
    does: 'serves a removed site again',
    words: 1,
    options: {},
    run: async (words) => (await import('./site-remove.ts')).restoreSite(words),
  },
];

const onLead = (action: LeadAction, does: string): Command => ({
  name: `leads ${action}`,
  usage: 'ID --site SLUG [--json]',
  does,
  words: 1,
  options: { site, json },
  run: async (words, options) => (await import('./leads.ts')).runOnLead(action, words, options),
});

const LEADS: readonly Command[] = [
  onLead('show', 'shows a lead in full'),
  onLead('deliveries', "shows a lead's deliveries with every attempt"),
  onLead('resend', 'delivers a lead again'),
  onLead('confirm', 'confirms the time a lead asks for'),
  onLead('spam', 'holds a lead as spam and frees its slot'),
  onLead('notspam', 'releases a lead held as spam and delivers it'),
  onLead('export', 'prints everything stored about a lead'),
  onLead('erase', 'erases a lead and everything that came from it'),
  {
    name: 'leads',
    usage: '--site SLUG [--spam] [--limit 50] [--json]',
    does: "lists a site's leads and the state of their deliveries",
    words: 0,
    options: {
      site,
      spam: { type: 'boolean', does: 'lists the ones held as spam' },
      limit: { type: 'string', does: 'how many to list; 50 by default' },
      json,
    },
    run: async (_words, options) => (await import('./leads.ts')).listLeads(options),
  },
];

const onShopper = (action: ShopperAction, does: string): Command => ({
  name: `shoppers ${action}`,
  usage: 'PHONE --site SLUG',
  does,
  words: 1,
  options: { site },
  run: async (words, options) => (await import('./shoppers.ts')).runOnShopper(action, words, options),
});

const SHOPPERS: readonly Command[] = [
  onShopper('export', 'prints everything a site holds about a shopper'),
  onShopper('erase', 'erases everything a site holds about a shopper'),
  onShopper('sign-out', 'signs a shopper out on every device, such as when their phone was stolen'),
];

const PRIZES: readonly Command[] = [
  {
    name: 'prizes list',
    usage: '--site SLUG [--json]',
    does: 'lists what shoppers have won on the prize wheel, with the seed of each draw',
    words: 0,
    options: { site, json },
    run: async (_words, options) => (await import('./prizes.ts')).listPrizes(options),
  },
];

const onReservation = (action: ReservationAction, does: string): Command => ({
  name: `reservations ${action}`,
  usage: 'NUMBER --site SLUG [--json]',
  does,
  words: 1,
  options: { site, json },
  run: async (words, options) => (await import('./reservations.ts')).runOnReservation(action, words, options),
});

const RESERVATIONS: readonly Command[] = [
  {
    name: 'reservations list',
    usage: '--site SLUG [--odd] [--limit 50] [--json]',
    does: "lists a site's reservations",
    words: 0,
    options: {
      site,
      odd: { type: 'boolean', does: "lists what doesn't add up: refused refunds and unknown payments" },
      limit: { type: 'string', does: 'how many to list; 50 by default' },
      json,
    },
    run: async (_words, options) => (await import('./reservations.ts')).listReservations(options),
  },
  onReservation('show', 'shows a reservation in full, with its payments and history'),
  onReservation('cancel', 'cancels a reservation and refunds the deposit'),
  onReservation('refund', 'ends it and refunds what was paid, or retries a refund the provider refused'),
  onReservation('convert', 'records that the shopper has bought the vehicle'),
];

const onInvoice = (action: InvoiceAction, does: string): Command => ({
  name: `invoices ${action}`,
  usage: 'NUMBER --site SLUG [--json]',
  does,
  words: 1,
  options: { site, json },
  run: async (words, options) => (await import('./invoices.ts')).runOnInvoice(action, words, options),
});

const INVOICES: readonly Command[] = [
  {
    name: 'invoices import',
    usage: 'FILE.csv --site SLUG [--sample]',
    does: "adds and updates a site's invoices; a file with an invalid line changes nothing",
    words: 1,
    options: { site, sample: { type: 'boolean', does: 'marks them as samples, for trying out the page' } },
    run: async (words, options) => (await import('./invoices.ts')).importInvoiceFile(words, options),
  },
  {
    name: 'invoices list',
    usage: '--site SLUG [--payments] [--limit 50] [--json]',
    does: "lists a site's invoices and what is left to pay",
    words: 0,
    options: {
      site,
      payments: { type: 'boolean', does: 'lists online payments, including those to be matched by hand' },
      limit: { type: 'string', does: 'how many to list; 50 by default' },
      json,
    },
    run: async (_words, options) => (await import('./invoices.ts')).listInvoices(options),
  },
  onInvoice('show', 'shows an invoice with its payments, or a payment, in full'),
  {
    name: 'invoices match',
    usage: 'PAYMENT INVOICE --site SLUG [--json]',
    does: 'matches a payment made towards an unknown number to an invoice',
    words: 2,
    options: { site, json },
    run: async (words, options) => (await import('./invoices.ts')).matchPayment(words, options),
  },
  onInvoice('cancel', 'cancels an invoice, so nothing more can be paid towards it'),
  onInvoice('refund', 'refunds a payment, or everything paid towards an invoice'),
];

const BACKUPS: readonly Command[] = [
  {
    name: 'backup',
    usage: 'FOLDER',
    does: 'backs up the embedded database and the files in DATA_DIR to a new folder, while Forecourt runs or not',
    words: 1,
    options: {},
    run: async (words) => (await import('./backup.ts')).backup(words),
  },
  {
    name: 'restore',
    usage: 'FOLDER [--to INSTANT] [--archive FOLDER] [--left FOLDER]',
    does: 'restores a backup into DATA_DIR, which must be a new or empty folder',
    words: 1,
    options: {
      to: { type: 'string', does: 'the time to restore to, such as 2026-11-30T14:05:00Z; the last one by default' },
      archive: { type: 'string', does: 'where WAL_ARCHIVE_DIR is now, if it was moved since the backup' },
      left: { type: 'string', does: 'what is left of the old DATA_DIR: it has the last minute and the newest files' },
    },
    run: async (words, options) => (await import('./backup.ts')).restore(words, options),
  },
];

export const COMMANDS: readonly Command[] = [
  ...SITES,
  ...STOCK,
  ...LEADS,
  ...SHOPPERS,
  ...PRIZES,
  ...RESERVATIONS,
  ...INVOICES,
  ...BACKUPS,
  {
    name: 'doctor',
    usage: '[--resolver ADDRESS]',
    does: 'checks settings, database, queues, disk, mail, sites, hosts and feeds, and says what needs attention',
    words: 0,
    options: {
      resolver: { type: 'string', does: 'asks the name server at this address for hosts, instead of this machine’s own' },
    },
    run: async (_words, options) => (await import('./doctor.ts')).doctor(options),
  },
  {
    name: 'schema',
    usage: '[NAME] [--out DIR]',
    does: 'prints the JSON Schema of site files, switches or a block',
    words: 1,
    options: { out: { type: 'string', does: 'writes all of them to this folder' } },
    run: async (words, options) => (await import('./schema.ts')).printSchema(words, options),
  },
];
