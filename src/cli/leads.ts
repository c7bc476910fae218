import { Mailbox } from '#src/adapters/mail/mailbox.ts';
import { siteWarnings } from '#src/rules/site/site-warnings.ts';
import { mailboxFolder, uploadsFolder } from '#src/server/settings/data-folders.ts';
import type { InboxLead } from '#src/store/leads/lead-inbox.ts';
import { columnName } from '#src/store/tables/column-name.ts';
import { eraseLeads, exportLead, type LeadStorage, type WholeLead } from '#src/use-cases/leads/erase-leads.ts';
import { type LeadInbox, manageLeads } from '#src/use-cases/leads/manage-leads.ts';
import { BadUse, complain, type Options, say } from './command.ts';
import { bookingLine, deliveryLines, inboxLine, leadLines } from './leads-lines.ts';
import { withPlatform } from './with-platform.ts';

interface Input {
  readonly inbox: LeadInbox;
  readonly site: string;
  readonly storage: LeadStorage;
  readonly isJson: boolean;
}

const json = (value: unknown): void => say(JSON.stringify(value, null, 2));

function withInbox(options: Options, work: (input: Input) => Promise<number>): Promise<number> {
  const { site } = options;
  if (typeof site !== 'string') throw new BadUse('Name the site with --site SLUG.');
  return withPlatform(async ({ db, store, settings }) => {
    const inbox = await manageLeads(db, site, () => new Date());
    if (inbox === null) throw new BadUse(`There is no site "${site}".`);
    const storage = { store, uploadsDir: uploadsFolder(settings), mailbox: new Mailbox(mailboxFolder(settings)) };
    return work({ inbox, site, storage, isJson: options.json === true });
  });
}

/** `forecourt leads --site SLUG`: the inbox. */
export async function listLeads(options: Options): Promise<number> {
  const most = Number(options.limit ?? 50);
  if (!Number.isInteger(most) || most < 1) throw new BadUse('--limit must be a whole number.');
  return withInbox(options, async ({ inbox, site, isJson }) => {
    const leads = await inbox.list({ isSpam: options.spam === true, most });
    const spam = await inbox.spamCount();
    if (isJson) json({ leads, spam });
    else {
      for (const entry of leads) say(inboxLine(entry, inbox.timeZone));
      if (leads.length === 0) say('There are no leads.');
      say(`${spam} held as spam${spam > 0 && options.spam !== true ? ' (--spam lists them)' : ''}.`);
    }
    for (const warning of inbox.site === null ? [] : siteWarnings(inbox.site)) complain(`warning    ${site}: ${warning}`);
    return 0;
  });
}

/** `forecourt leads ACTION ID`: the id may be shortened to its beginning. */
export async function runOnLead(action: LeadAction, [id]: readonly string[], options: Options): Promise<number> {
  if (id === undefined) throw new BadUse('Give the lead’s id.');
  return withInbox(options, async (input) => {
    const entry = await input.inbox.find(id);
    if (entry === null) throw new Error(`The site "${input.site}" has no lead "${id}", or several whose ids start with that.`);
    await ACTIONS[action](entry, input);
    return 0;
  });
}

const report = ({ isJson }: Input, result: Readonly<Record<string, unknown>>, sentence: string): void =>
  isJson ? json(result) : say(sentence);

/** Why a time could not be confirmed. */
const UNCONFIRMED = {
  full: 'That time is no longer available. Agree on another one with the customer.',
  limit: 'That time is no longer available. Agree on another one with the customer.',
  notPossible: 'It does not ask for a time that can be booked.',
  unknown: 'The lead no longer exists.',
} as const;

/** What `forecourt leads export` prints. Its keys are those of the database, which people who had an export before know. */
const leadDocument = ({ lead, deliveries, appointments, letters }: WholeLead) => ({
  lead: inSnakeCase(lead),
  deliveries: deliveries.map((delivery) =>
    inSnakeCase({ ...delivery, attemptsMade: delivery.attemptsMade.map((attempt) => inSnakeCase(attempt)) }),
  ),
  appointments: appointments.map((appointment) => inSnakeCase(appointment)),
  letters,
});

const inSnakeCase = (record: object): Readonly<Record<string, unknown>> =>
  Object.fromEntries(Object.entries(record).map(([name, value]: [string, unknown]) => [columnName(name), value]));

const ACTIONS = {
  show: async (entry, { inbox, isJson }) => {
    if (isJson) json(entry);
    else for (const line of leadLines(entry, inbox.timeZone)) say(line);
  },
  deliveries: async ({ lead }, { inbox, isJson }) => {
    const deliveries = await inbox.deliveriesOf(lead.id);
    if (isJson) json(deliveries);
    else if (deliveries.length === 0) say('It has no deliveries.');
    else for (const line of deliveries.flatMap((one) => deliveryLines(one, inbox.timeZone))) say(line);
  },
  resend: async ({ lead }, input) => {
    if (lead.isSpam) throw new Error('It is held as spam: "forecourt leads notspam" releases it.');
    const queued = await input.inbox.resend(lead.id);
    report(input, { lead: lead.id, queued }, `${queued === 1 ? '1 delivery is' : `${queued} deliveries are`} queued again.`);
  },
  confirm: async ({ lead }, input) => {
    if (lead.isSpam) throw new Error('It is held as spam: "forecourt leads notspam" releases it.');
    const changed = await input.inbox.confirm(lead.id);
    if (changed.kind !== 'changed') throw new Error(UNCONFIRMED[changed.kind]);
    report(input, { lead: lead.id, booking: changed.booking }, `Booking: ${bookingLine(changed.booking)}.`);
  },
  spam: async ({ lead }, input) => {
    await input.inbox.hold(lead.id);
    report(input, { lead: lead.id, isSpam: true }, 'It is held as spam: nothing more is delivered, and its slot is free again.');
  },
  notspam: async ({ lead }, input) => {
    const released = await input.inbox.release(lead.id);
    if (released.kind === 'notHeld') throw new Error('It is not held as spam.');
    const { booking } = released;
    const time = booking === null ? '' : ` Booking: ${bookingLine(booking)}.`;
    report(input, { lead: lead.id, isSpam: false, booking }, `It is no longer held as spam and will be delivered.${time}`);
  },
  export: async ({ lead }, { storage, site }) => {
    const whole = await exportLead(storage, site, lead.id);
    json(whole === null ? null : leadDocument(whole));
  },
  erase: async ({ lead }, input) => {
    await eraseLeads(input.storage, input.site, [lead.id]);
    report(input, { lead: lead.id, erased: true }, 'It has been erased.');
  },
} satisfies Record<string, (entry: InboxLead, input: Input) => Promise<void>>;

export type LeadAction = keyof typeof ACTIONS;
