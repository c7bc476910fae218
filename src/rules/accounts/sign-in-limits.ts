/** How long a code works. */
export const CODE_MINUTES = 5;
/** How often one code may be tried. */
export const MOST_TRIES = 5;
/** A phone number with this many wrong codes within the window rests for as long as the window. */
export const REST_AFTER_FAILURES = 10;
export const REST_WINDOW_MINUTES = 60;
/** For how long an entered code lets its shopper download or erase everything. */
export const FRESH_CODE_MINUTES = 10;
/** How often a shopper may download or erase what a site holds about them, within the window. */
export const MOST_OWN_DATA = 10;
export const OWN_DATA_WINDOW_MINUTES = 10;
/** How long a sign-in lasts after it was last used. */
export const SESSION_DAYS = 30;
/** How long a sign-in lasts however often it is used. */
export const LONGEST_SESSION_DAYS = 365;
/** A session is extended at most this often, so that most requests write nothing. */
export const SESSION_RENEWED_HOURS = 24;
/** How many devices one shopper may be signed in on at a site; the one used longest ago is signed out for a new one. */
export const MOST_SESSIONS = 20;
/** How many vehicles one shopper may watch on a site. */
export const MOST_WATCHED = 200;

/** How long the page waits before it offers to send a first, second and third code again. */
export const RESEND_SECONDS = [30, 60, 120] as const;

/** How long the page waits before it offers another code, after this many in the last hour. */
export const resendSeconds = (sent: number): number =>
  RESEND_SECONDS[Math.min(Math.max(sent, 1), RESEND_SECONDS.length) - 1] ?? RESEND_SECONDS[0];
