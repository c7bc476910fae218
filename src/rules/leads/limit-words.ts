export type ReachedLimit = 'address' | 'person' | 'site' | 'uploads';

const LATER = 'That’s a lot at once. Please try again in a few minutes.';

/** What a sender reads when a limit is reached; it never reveals whether others have used the same address. */
export const LIMIT_TEXTS: Readonly<Record<ReachedLimit, string>> = {
  address: LATER,
  person: LATER,
  site: 'We’re getting a lot of messages at the moment. Please try again in a few minutes.',
  uploads: 'Too many documents have been sent recently. Please try again later, or send the form without a document.',
};
