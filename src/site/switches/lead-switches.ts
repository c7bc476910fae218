import { z } from 'zod';
import { page, perDealership, secret, server } from './switch-meta.ts';

const addresses = z.array(z.email()).max(10).default([]);
/** An external receiver must use https; plain http is for a receiver on the same machine. */
const receiver = z
  .url()
  .refine(
    (url) => url.startsWith('https:') || /^http:\/\/(?:127\.0\.0\.1|localhost|\[::1\])[:/]/.test(url),
    'must be an address that starts with https://',
  );
const retention = (days: number) => z.int().min(1).max(36_500).default(days);
const minutes = (most: number) => z.int().min(5).max(most);

/** Where a dealership's leads go, how long they are retained, and when customers can come. */
export const leadSwitches = {
  leadEmails: addresses.meta(
    perDealership(server('Lead email addresses', 'Every lead is sent to these email addresses as a readable email.')),
  ),
  leadAdfEmails: addresses.meta(
    perDealership(server('ADF email addresses', 'Every lead is sent to these email addresses as ADF XML, for a CRM to import.')),
  ),
  leadWebhookUrl: receiver
    .nullable()
    .default(null)
    .meta(
      perDealership(
        server('Lead webhook address', 'Every lead is posted to this address as signed JSON. Leave empty for no webhook.'),
      ),
    ),
  leadWebhookSecret: z
    .string()
    .min(16)
    .nullable()
    .default(null)
    .meta(perDealership(secret('Lead webhook secret', 'The secret that leads sent to the webhook are signed with.'))),
  confirmsLeads: z
    .boolean()
    .default(true)
    .meta(
      perDealership(
        server('Confirmation emails', 'When on, shoppers who leave an email address get a confirmation of their enquiry.'),
      ),
    ),
  leadRetentionDays: retention(730).meta(
    server('Days to keep leads', 'A finished lead is erased this many days after its last change, or after its appointment.'),
  ),
  spamRetentionDays: retention(30).meta(server('Days to keep spam', 'A lead held as spam is erased after this many days.')),
  unfinishedRetentionDays: retention(90).meta(
    server(
      'Days to keep unfinished forms',
      'A form that was started and never sent is erased this many days after its last change.',
    ),
  ),
  optInLabel: z
    .string()
    .min(1)
    .default('Yes, send me news and offers by email and SMS. I can opt out at any time.')
    .meta(page('Marketing consent text', 'The text beside the tick box for consent to marketing. It is stored with each lead.')),
  testDriveMinutes: minutes(480)
    .default(30)
    .meta(perDealership(page('Length of a test drive', 'How long a test drive takes, in minutes.'))),
  testDrivesAtOnce: z
    .int()
    .min(0)
    .max(50)
    .default(2)
    .meta(
      perDealership(
        page(
          'Test drives at the same time',
          'How many test drives a location can do at the same time. Enter 0 to turn off booking of times.',
        ),
      ),
    ),
  serviceMinutes: minutes(480)
    .default(30)
    .meta(perDealership(page('Minutes between service arrivals', 'How many minutes apart service customers can arrive.'))),
  servicesAtOnce: z
    .int()
    .min(0)
    .max(50)
    .default(3)
    .meta(
      perDealership(
        page(
          'Service arrivals at the same time',
          'How many service customers a location can receive at the same time. Enter 0 to turn off booking of times.',
        ),
      ),
    ),
  bookingHoldHours: z
    .int()
    .min(1)
    .max(720)
    .default(24)
    .meta(
      perDealership(
        server(
          'Hours to hold a booking',
          'How many hours a booking’s time is held while it waits to be confirmed, but never past the booked time itself.',
        ),
      ),
    ),
  bookingsPerPerson: z
    .int()
    .min(1)
    .max(100)
    .default(2)
    .meta(
      server(
        'Bookings per person',
        'How many test drives, and how many services, one person can have booked at once. Further bookings become requests without a held time.',
      ),
    ),
};
