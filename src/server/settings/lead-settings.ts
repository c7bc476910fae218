import { wholeNumber } from './setting.ts';

/** How many leads, documents and confirmations are accepted or sent (docs/decisions/0021-limits.md). */
export const LEAD_SETTINGS = {
  LEADS_PER_ADDRESS: wholeNumber(
    ['web'],
    { from: 1, to: 1_000_000, default: 60 },
    'How many lead steps are saved for one network address within LEADS_WINDOW_MINUTES; a form of one page has one step. A repeated step is not counted. As many purchases may be begun, which are counted apart.',
  ),
  LEAD_ATTEMPTS_PER_ADDRESS: wholeNumber(
    ['web'],
    { from: 1, to: 10_000_000, default: 600 },
    'How often one network address may send a form within LEADS_WINDOW_MINUTES, including forms that are repeated or refused; more are refused without being read.',
  ),
  LEADS_PER_PERSON: wholeNumber(
    ['web'],
    { from: 1, to: 1_000_000, default: 30 },
    'How many lead steps are saved on one site for one email address or phone number within LEADS_WINDOW_MINUTES.',
  ),
  LEADS_PER_SITE: wholeNumber(
    ['web'],
    { from: 1, to: 100_000_000, default: 2000 },
    'How many lead steps are saved on one site, from all senders together, within LEADS_WINDOW_MINUTES. As many purchases may be begun, counted by each web process.',
  ),
  LEADS_WINDOW_MINUTES: wholeNumber(
    ['web'],
    { from: 1, to: 1_440, default: 10 },
    'The minutes over which leads, look-ups, page views and revealed phone numbers are counted.',
  ),
  RESERVATIONS_PER_ADDRESS: wholeNumber(
    ['web'],
    { from: 1, to: 1_000_000, default: 30 },
    'How often one network address may hold vehicles and start payments within LEADS_WINDOW_MINUTES.',
  ),
  HOLDS_PER_ADDRESS: wholeNumber(
    ['web'],
    { from: 1, to: 1_000_000, default: 10 },
    'How many vehicles of a site people who have not signed in may hold unpaid at a time from one network address, which a showroom’s visitors may share.',
  ),
  HOLDS_PER_SITE_PERCENT: wholeNumber(
    ['web'],
    { from: 1, to: 100, default: 10 },
    'The share of a site’s vehicles, in percent, that people who have not signed in may hold unpaid at a time; twenty vehicles at least.',
  ),
  UPLOAD_MB_PER_ADDRESS: wholeNumber(
    ['web'],
    { from: 5, to: 1_048_576, default: 25 },
    'How many megabytes of documents are stored for one network address within UPLOAD_WINDOW_MINUTES.',
  ),
  UPLOAD_MB_PER_SITE: wholeNumber(
    ['web'],
    { from: 5, to: 1_048_576, default: 250 },
    'How many megabytes of documents one web process stores for one site within UPLOAD_WINDOW_MINUTES.',
  ),
  ARRIVING_MB: wholeNumber(
    ['web'],
    { from: 6, to: 1_048_576, default: 96 },
    'How many megabytes of forms with documents may be arriving at the web process at a time.',
  ),
  ARRIVING_MB_PER_ADDRESS: wholeNumber(
    ['web'],
    { from: 6, to: 1_048_576, default: 24 },
    'How many of those megabytes may come from one network address at a time.',
  ),
  UPLOAD_WINDOW_MINUTES: wholeNumber(
    ['web'],
    { from: 1, to: 10_080, default: 60 },
    'The minutes over which the documents that come with leads are counted.',
  ),
  CONFIRMATIONS_PER_RECIPIENT_HOUR: wholeNumber(
    ['web'],
    { from: 0, to: 1_000_000, default: 3 },
    'How many confirmations one person is sent within an hour, across all sites. A lead is accepted and delivered to its dealer even when its confirmation is not sent.',
  ),
  CONFIRMATIONS_PER_RECIPIENT_DAY: wholeNumber(
    ['web'],
    { from: 0, to: 1_000_000, default: 6 },
    'How many confirmations one person is sent within 24 hours, across all sites.',
  ),
  CONFIRMATIONS_PER_SITE_HOUR: wholeNumber(
    ['web'],
    { from: 0, to: 1_000_000, default: 300 },
    'How many confirmations one site sends within an hour.',
  ),
  CONFIRMATIONS_PER_ADDRESS_HOUR: wholeNumber(
    ['web'],
    { from: 0, to: 1_000_000, default: 20 },
    'How many confirmations are sent within an hour for leads that come from one network address.',
  ),
};
