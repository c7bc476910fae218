import { z } from 'zod';
import { page, perDealership, secret, server } from './switch-meta.ts';

const addresses = z.array(z.email()).max(10).default([]);
/** A receiver outside takes https only; plain http is for a receiver on the same machine. */
const receiver = z
  .url()
  .refine(
    (url) => url.startsWith('https:') || /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])[:/]/.test(url),
    'must be an address that starts with https://',
  );
const retention = (days: number) => z.int().min(1).max(36_500).default(days);
const minutes = (most: number) => z.int().min(5).max(most);

/** Where a dealership's leads go, and when people can come. */
export const leadSwitches = {
  leadEmails: addresses.meta(perDealership(server('The addresses that every lead is written to, for people to read.'))),
  leadAdfEmails: addresses.meta(perDealership(server('The addresses that every lead is sent to as ADF XML, for programs.'))),
  leadWebhookUrl: receiver
    .nullable()
    .default(null)
    .meta(perDealership(server('The address that every lead is posted to as signed JSON; empty for none.'))),
  leadWebhookSecret: z
    .string()
    .min(16)
    .nullable()
    .default(null)
    .meta(perDealership(secret('The secret that posted leads are signed with.'))),
  confirmsLeads: z
    .boolean()
    .default(true)
    .meta(perDealership(server('Whether a shopper who gave an e-mail address is sent a confirmation.'))),
  leadRetentionDays: retention(730).meta(
    server('For how many days a finished lead is kept after its last change, or after its appointment; then it is erased.'),
  ),
  spamRetentionDays: retention(30).meta(server('For how many days a lead that is held as spam is kept; then it is erased.')),
  unfinishedRetentionDays: retention(90).meta(
    server('For how many days a form that was begun and never finished is kept after its last change; then it is erased.'),
  ),
  optInLabel: z
    .string()
    .min(1)
    .default('Yes, send me news and offers by e-mail and SMS. I can stop them at any time.')
    .meta(page('The words beside the tick box that asks for consent to marketing; they are kept with each answer.')),
  testDriveMinutes: minutes(480)
    .default(30)
    .meta(perDealership(page('How long a test drive takes, in minutes.'))),
  testDrivesAtOnce: z
    .int()
    .min(0)
    .max(50)
    .default(2)
    .meta(perDealership(page('How many test drives a location can have at the same time; 0 for no booking of times.'))),
  serviceMinutes: minutes(480)
    .default(30)
    .meta(perDealership(page('How far apart service customers are received, in minutes.'))),
  servicesAtOnce: z
    .int()
    .min(0)
    .max(50)
    .default(3)
    .meta(perDealership(page('How many service customers a location receives at the same time; 0 for no booking of times.'))),
  bookingHoldHours: z
    .int()
    .min(1)
    .max(720)
    .default(24)
    .meta(
      perDealership(
        server('For how many hours the time of a booking is held before it is confirmed; never beyond the booking’s own time.'),
      ),
    ),
  bookingsPerPerson: z
    .int()
    .min(1)
    .max(100)
    .default(2)
    .meta(
      server(
        'How many test drives, and how many services, one person can have booked at the same time; more are taken as wishes without a held time.',
      ),
    ),
};
