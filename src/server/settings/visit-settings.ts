import { wholeNumber } from './setting.ts';

/** Limits on bookings, look-ups, page views and printed sheets. */
export const VISIT_SETTINGS = {
  BOOKINGS_PER_ADDRESS: wholeNumber(
    ['web'],
    { from: 1, to: 1_000_000, default: 5 },
    'How many bookings one network address may make at a site within BOOKINGS_WINDOW_HOURS; further leads are accepted, with their time as a request.',
  ),
  BOOKINGS_WINDOW_HOURS: wholeNumber(
    ['web'],
    { from: 1, to: 720, default: 24 },
    'The hours over which bookings from one network address are counted.',
  ),
  BOOKING_CHANGES_PER_ADDRESS: wholeNumber(
    ['web'],
    { from: 1, to: 1_000_000, default: 20 },
    'How many times one network address may confirm, move or cancel bookings by their links within LEADS_WINDOW_MINUTES.',
  ),
  BOOKING_MOVES: wholeNumber(
    ['web'],
    { from: 0, to: 1_000, default: 10 },
    'How many times a booking can be moved by its link; after that the page asks the shopper to call.',
  ),
  REGO_LOOKUPS_PER_ADDRESS: wholeNumber(
    ['web'],
    { from: 1, to: 1_000_000, default: 30 },
    'How many registrations, finance quotes and lists of car names one network address may request within LEADS_WINDOW_MINUTES.',
  ),
  REGO_LOOKUPS_PER_SITE: wholeNumber(
    ['web'],
    { from: 1, to: 100_000_000, default: 3000 },
    'How many registrations, finance quotes and lists of car names all visitors of a site may request from one web process within LEADS_WINDOW_MINUTES.',
  ),
  VIEWS_PER_ADDRESS: wholeNumber(
    ['web'],
    { from: 1, to: 1_000_000, default: 300 },
    'How many vehicle page views and revealed phone numbers are counted for one network address within LEADS_WINDOW_MINUTES.',
  ),
  VIEWS_PER_SITE: wholeNumber(
    ['web'],
    { from: 1, to: 100_000_000, default: 50_000 },
    'How many vehicle page views and revealed phone numbers one web process counts for one site within LEADS_WINDOW_MINUTES.',
  ),
  SHEETS_PER_ADDRESS: wholeNumber(
    ['web'],
    { from: 1, to: 1_000_000, default: 60 },
    'How many vehicles are printed as PDF for one network address within LEADS_WINDOW_MINUTES; one that was printed before is not counted.',
  ),
  AGENT_CALLS_PER_ADDRESS: wholeNumber(
    ['web'],
    { from: 1, to: 1_000_000, default: 120 },
    'How many calls one network address may make to /mcp within a minute.',
  ),
  AGENT_CALLS_PER_SITE: wholeNumber(
    ['web'],
    { from: 1, to: 100_000_000, default: 1200 },
    'How many calls all network addresses may make to /mcp of a site, to one web process, within a minute.',
  ),
};
