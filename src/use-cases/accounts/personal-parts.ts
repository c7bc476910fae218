import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  INVOICE_RECEIPT,
  OPEN_INVOICE,
  PRIZE_TURN,
  RESERVATION_RECEIPT,
  RESERVED_TEXTS,
  SAVED_ANSWERS,
} from '#src/rules/accounts/erasure-words.ts';
import { UNPROVED_NOTE } from '#src/rules/alerts/alert-texts.ts';
import { chosenWords } from '#src/rules/alerts/search-words.ts';
import type { StoredUploads } from '#src/rules/leads/lead.ts';
import { LIVE_STATES } from '#src/rules/reservations/reservation-state.ts';
import type { LeadRecord } from '#src/store/accounts/personal-data.ts';
import type { PersonAlerts } from '#src/store/alerts/person-alerts.ts';
import { removeLeadFiles } from '#src/use-cases/leads/erase-leads.ts';
import type { PersonalPart, PersonalStorage } from './personal-part.ts';
import { phoneSubject } from './sign-in-keys.ts';

/** What a shopper sent with the number that they have proved, unfinished and held as spam too (docs/decisions/0041-a-shoppers-own-leads.md). */
const enquiries: PersonalPart = {
  name: 'enquiries',
  words: ['enquiries'],
  export: async (storage, { shopperId }) => {
    const records = await storage.store.accounts.ownLeadRecords(shopperId);
    return Promise.all(records.map((record) => wholeLead(storage, record)));
  },
  erase: async (storage, { shopperId }) => {
    const files = await storage.store.accounts.ownLeadFiles(shopperId);
    await removeLeadFiles(storage, storage.site.slug, files);
    await storage.store.accounts.eraseOwnLeads(
      shopperId,
      files.map(({ id }) => id),
    );
  },
};

/** A lead with its document and the copies of emails to the shopper; those to the dealer are the dealer's. */
async function wholeLead({ mailbox, site, uploadsDir }: PersonalStorage, record: LeadRecord) {
  const toShopper = record.deliveries.filter(({ channel }) => channel === 'shopper-email');
  const letters = await Promise.all(toShopper.map(({ id }) => mailbox.read(site.slug, String(id))));
  const upload = record.lead.upload as StoredUploads | null;
  const contents = (upload === null ? [] : [upload, ...(upload.more ?? [])]).map(async ({ id }) => {
    const content = await readFile(path.join(uploadsDir, path.basename(id))).catch(() => null);
    return content?.toString('base64') ?? null;
  });
  const [document = null, ...more] = await Promise.all(contents);
  return {
    ...record,
    letters: letters.filter((letter) => letter !== null),
    document,
    ...(more.length === 0 ? {} : { moreDocuments: more }),
  };
}

/**
 * Alerts, the addresses they go to, and copies of the emails about alerts to an address that the shopper has proved to be theirs. Other letters to it
 * belong to what they are about: two people may share a mailbox, and a receipt's link opens a reservation. Letters to any other address are not theirs to
 * read: the link in one would prove the address. Copies of those that asked to confirm an alert of theirs, or that told of nothing else, are erased all the same.
 */
const alerts: PersonalPart = {
  name: 'alerts',
  words: ['alerts'],
  export: async ({ store, mailbox, site }, { shopperId }) => {
    const contacts = (await store.alerts.alertsOfPerson(shopperId)).map(inOwnWords);
    const letters = await mailbox.list(site.slug);
    return contacts.map(({ digests, ...contact }) =>
      isOwnEmail(contact)
        ? {
            ...contact,
            letters: letters.filter(({ id }) => about(contact, digests).has(id)),
          }
        : { ...contact, letters: [], ...(contact.isOwn ? {} : { note: UNPROVED_NOTE }) },
    );
  },
  erase: async ({ store, mailbox, site }, { shopperId }) => {
    const contacts = await store.alerts.alertsOfPerson(shopperId);
    for (const contact of contacts) {
      for (const id of about(contact, contact.digests)) await mailbox.remove(site.slug, id);
    }
    await store.alerts.eraseAlertsOfPerson(shopperId);
  },
};

/** The ids of the emails that a shopper's alerts were confirmed and told by. A mailbox that only they have proved may have more digests, of alerts asked for signed out. */
const about = (
  { alerts: own, isOwn, isShared, sent }: Omit<PersonAlerts, 'digests'>,
  digests: readonly string[],
): ReadonlySet<string> =>
  new Set([
    ...own.flatMap(({ confirmations }) => confirmations),
    ...(isOwn && !isShared ? sent.map(({ id }) => id) : []),
    ...digests,
  ]);

/** The words that somebody typed are left out of what is stored for emails to strangers; this is their own file. */
const inOwnWords = (contact: PersonAlerts): PersonAlerts => ({
  ...contact,
  alerts: contact.alerts.map((alert) => ({
    ...alert,
    words: (alert.wanted === null ? null : chosenWords(alert.wanted)) ?? alert.words,
  })),
});

const isOwnEmail = ({ channel, isOwn }: Pick<PersonAlerts, 'channel' | 'isOwn'>): boolean => channel === 'email' && isOwn;

/** Reservations with their payments. Where money has moved the receipt is kept; one that keeps a vehicle must be cancelled or used first. */
const reservations: PersonalPart = {
  name: 'reservations',
  words: [],
  export: async ({ store, mailbox, site }, { shopperId }) => {
    const records = await store.reservations.records(shopperId);
    const letters = await mailbox.list(site.slug);
    return records.map((record) => {
      const sent = new Set(record.emails.map(({ id }) => id));
      return { ...record, letters: letters.filter(({ id }) => sent.has(id)) };
    });
  },
  refusal: async ({ store }, { shopperId }) => {
    const states = (await store.reservations.records(shopperId)).map(({ reservation }) => reservation.state);
    const live = LIVE_STATES.findLast((state) => states.includes(state));
    return live === undefined ? null : RESERVED_TEXTS[live];
  },
  kept: async ({ store }, { shopperId }) =>
    (await store.reservations.records(shopperId)).some(({ payments }) => payments.some(({ state }) => state === 'succeeded'))
      ? [RESERVATION_RECEIPT]
      : [],
  erase: async ({ store, mailbox, site }, { shopperId }) => {
    for (const { emails } of await store.reservations.records(shopperId))
      for (const { id } of emails) await mailbox.remove(site.slug, id);
    await store.reservations.erase(shopperId);
  },
};

/** Payments towards invoices, and the invoices that are made out to the shopper's number, which are the dealer's and stay. */
const payments: PersonalPart = {
  name: 'payments',
  words: [],
  export: async ({ store, mailbox, site }, { shopperId }) => {
    const records = await store.invoices.records(shopperId);
    const sent = new Set(records.payments.flatMap(({ emails }) => emails.map(({ id }) => id)));
    return { ...records, letters: (await mailbox.list(site.slug)).filter(({ id }) => sent.has(id)) };
  },
  kept: async ({ store }, { shopperId }) => {
    const records = await store.invoices.records(shopperId);
    return [
      ...(records.payments.some(({ payment }) => payment.state === 'succeeded') ? [INVOICE_RECEIPT] : []),
      ...(records.invoices.length > 0 ? [OPEN_INVOICE] : []),
    ];
  },
  erase: async ({ store, mailbox, site }, { shopperId }) => {
    for (const { emails } of (await store.invoices.records(shopperId)).payments)
      for (const { id } of emails) await mailbox.remove(site.slug, id);
    await store.invoices.erase(shopperId);
  },
};

/** What the shopper has begun to buy online, with the emails that open it. */
const purchases: PersonalPart = {
  name: 'purchases',
  words: [SAVED_ANSWERS],
  export: async ({ store, mailbox, site }, { shopperId }) => {
    const records = await store.purchases.records(shopperId);
    const letters = await mailbox.list(site.slug);
    return records.map((record) => {
      const sent = new Set(record.emails.map(({ id }) => id));
      return { ...record, letters: letters.filter(({ id }) => sent.has(id)) };
    });
  },
  erase: async ({ store, mailbox, site }, { shopperId }) => {
    for (const { emails } of await store.purchases.records(shopperId))
      for (const { id } of emails) await mailbox.remove(site.slug, id);
    await store.purchases.erase(shopperId);
  },
};

/**
 * Copies of text messages on a machine without a gateway. Emails are found by what they were sent for and not by an address: nobody has
 * proved that the address in their details is theirs.
 */
const textMessages: PersonalPart = {
  name: 'text_messages',
  words: [],
  export: async ({ mailbox, site }, { phone }) => (await mailbox.list(site.slug)).filter(({ to }) => to === phone),
  erase: async ({ mailbox, site }, { phone }) => void (await mailbox.removeTo(site.slug, phone)),
};

/** Prizes that were drawn. What stays, until the wheel ends, is that the number has had its turn, as a keyed hash. */
const prizes: PersonalPart = {
  name: 'prizes',
  words: ['prizes'],
  export: ({ store, signer }, { shopperId, phone }) => store.prizes.draws(shopperId, phoneSubject(signer, phone)),
  kept: async ({ store, signer, now }, { shopperId, phone }) => {
    const draws = await store.prizes.draws(shopperId, phoneSubject(signer, phone));
    return draws.some(({ wheelEndsAt }) => wheelEndsAt.getTime() > now()) ? [PRIZE_TURN] : [];
  },
  erase: ({ store, signer }, { shopperId, phone }) => store.prizes.erase(shopperId, phoneSubject(signer, phone)),
};

/** The account itself. Everything else is found by it. */
const account: PersonalPart = {
  name: 'account',
  words: ['watchlist', 'details'],
  export: ({ store, signer }, { shopperId, phone }) => store.accounts.shopperRecord(shopperId, phoneSubject(signer, phone)),
  erase: async ({ store, signer }, { shopperId, phone }) =>
    void (await store.accounts.eraseShopper(shopperId, phoneSubject(signer, phone))),
};

/** Everything that a site holds about a shopper (ledger A12). It is erased in this order, the account last, so that whatever fails can be run again. */
export const personalParts: readonly PersonalPart[] = [
  reservations,
  payments,
  purchases,
  enquiries,
  alerts,
  prizes,
  textMessages,
  account,
];
