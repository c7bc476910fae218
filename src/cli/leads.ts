import { Mailbox } from '#src/adapters/mail/mailbox.ts';
import { mailboxFolder, uploadsFolder } from '#src/server/settings.ts';
import type { InboxLead } from '#src/store/lead-inbox.ts';
import { eraseLeads, exportLead, type LeadStorage } from '#src/use-cases/erase-leads.ts';
import { type LeadInbox, manageLeads } from '#src/use-cases/manage-leads.ts';
import { BadUse, type Command, type Options, say } from './command.ts';
import { bookingLine, deliveryLines, inboxLine, leadLines } from './leads-lines.ts';
import { withPlatform } from './with-platform.ts';

interface Given {
  readonly inbox: LeadInbox;
  readonly site: string;
  readonly storage: LeadStorage;
  readonly isJson: boolean;
}

const OPTIONS = { site: { type: 'string' }, json: { type: 'boolean' } } as const;
const json = (value: unknown): void => say(JSON.stringify(value, null, 2));

function withInbox(options: Options, work: (given: Given) => Promise<number>): Promise<number> {
  const { site } = options;
  if (typeof site !== 'string') throw new BadUse('Which site? Add --site SLUG.');
  return withPlatform(async ({ db, store, settings }) => {
    const inbox = await manageLeads(db, site, () => new Date());
    if (inbox === null) throw new BadUse(`There is no site "${site}".`);
    const storage = { store, uploadsDir: uploadsFolder(settings), mailbox: new Mailbox(mailboxFolder(settings)) };
    return work({ inbox, site, storage, isJson: options.json === true });
  });
}

/** `forecourt leads --site SLUG`: the inbox. */
export const leadsList: Command = {
  name: 'leads',
  usage: '--site SLUG [--spam] [--limit 50] [--json]',
  does: "lists a site's leads and how their deliveries stand",
  options: { ...OPTIONS, spam: { type: 'boolean' }, limit: { type: 'string' } },
  run: (words, options) => {
    if (words.length > 0) throw new BadUse(`There is no command "leads ${words[0]}".`);
    const most = Number(options.limit ?? 50);
    if (!Number.isInteger(most) || most < 1) throw new BadUse('--limit must be a whole number.');
    return withInbox(options, async ({ inbox, isJson }) => {
      const leads = await inbox.list({ isSpam: options.spam === true, most });
      const spam = await inbox.spamCount();
      if (isJson) json({ leads, spam });
      else {
        for (const entry of leads) say(inboxLine(entry));
        if (leads.length === 0) say('There are no leads.');
        say(`${spam} held as spam${spam > 0 && options.spam !== true ? ' (--spam lists them)' : ''}.`);
      }
      return 0;
    });
  },
};

/** A command about one lead, by its id or the beginning of it. */
function onLead(name: string, does: string, act: (entry: InboxLead, given: Given) => Promise<void>): Command {
  return {
    name: `leads ${name}`,
    usage: 'ID --site SLUG [--json]',
    does,
    options: OPTIONS,
    run: ([id], options) => {
      if (id === undefined) throw new BadUse('Which lead?');
      return withInbox(options, async (given) => {
        const entry = await given.inbox.find(id);
        if (entry === null) throw new Error(`The site "${given.site}" has no lead "${id}", or several that begin so.`);
        await act(entry, given);
        return 0;
      });
    },
  };
}

const told = ({ isJson }: Given, result: Readonly<Record<string, unknown>>, sentence: string): void =>
  isJson ? json(result) : say(sentence);

/** Why a time could not be confirmed. */
const UNCONFIRMED = {
  full: 'That time is no longer free. Agree on another one with the customer.',
  limit: 'That time is no longer free. Agree on another one with the customer.',
  notPossible: 'It asked for no time that can be booked.',
  unknown: 'It is gone.',
} as const;

/** `forecourt leads show|deliveries|resend|confirm|spam|notspam|export|erase ID`: what can be done with one lead. */
export const LEAD_COMMANDS: readonly Command[] = [
  onLead('show', 'shows all of a lead', async (entry, { isJson }) => {
    if (isJson) json(entry);
    else for (const line of leadLines(entry)) say(line);
  }),
  onLead('deliveries', "shows a lead's deliveries and every attempt", async ({ lead }, { inbox, isJson }) => {
    const deliveries = await inbox.deliveriesOf(lead.id);
    if (isJson) json(deliveries);
    else if (deliveries.length === 0) say('It has no deliveries.');
    else for (const line of deliveries.flatMap(deliveryLines)) say(line);
  }),
  onLead('resend', 'has a lead delivered again', async ({ lead }, given) => {
    if (lead.isSpam) throw new Error('It is held as spam: forecourt leads notspam lets it go.');
    const queued = await given.inbox.resend(lead.id);
    told(given, { lead: lead.id, queued }, `${queued} deliveries are under way again.`);
  }),
  onLead('confirm', 'confirms the time that a lead asked for', async ({ lead }, given) => {
    if (lead.isSpam) throw new Error('It is held as spam: forecourt leads notspam lets it go.');
    const changed = await given.inbox.confirm(lead.id);
    if (changed.kind !== 'changed') throw new Error(UNCONFIRMED[changed.kind]);
    told(given, { lead: lead.id, booking: changed.booking }, `Booking: ${bookingLine(changed.booking)}.`);
  }),
  onLead('spam', 'holds a lead back as spam, and frees its time', async ({ lead }, given) => {
    await given.inbox.hold(lead.id);
    told(given, { lead: lead.id, isSpam: true }, 'It is held as spam: nothing more of it is delivered, and it holds no time.');
  }),
  onLead('notspam', 'lets a held lead go, and delivers it', async ({ lead }, given) => {
    const released = await given.inbox.release(lead.id);
    if (released.kind === 'notHeld') throw new Error('It is not held as spam.');
    const { booking } = released;
    const time = booking === null ? '' : ` Booking: ${bookingLine(booking)}.`;
    told(given, { lead: lead.id, isSpam: false, booking }, `It is a lead like any other, and on its way.${time}`);
  }),
  onLead('export', 'prints everything on record of a lead', async ({ lead }, { storage, site }) =>
    json(await exportLead(storage, site, lead.id)),
  ),
  onLead('erase', 'removes a lead and everything that followed from it', async ({ lead }, given) => {
    await eraseLeads(given.storage, given.site, [lead.id]);
    told(given, { lead: lead.id, erased: true }, 'It is erased.');
  }),
];
