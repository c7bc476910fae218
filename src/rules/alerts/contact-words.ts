/** How a shopper is told: 'By text to 0412 ••• 678', 'By email to priya@example.com'. */
export const contactWords = (channel: 'email' | 'sms', address: string): string =>
  `By ${channel === 'sms' ? 'text' : 'email'} to ${address}`;

interface Line {
  /** Where it tells, as it is shown; null before its shopper has chosen. */
  readonly way: { readonly channel: 'email' | 'sms'; readonly address: string } | null;
  /** Whether that is proved as theirs. */
  readonly isOwn: boolean;
  readonly every: 'day' | 'week';
}

/** How and how often an alert tells its shopper, in a sentence. What goes to an address that is not proved as theirs is its reader's business. */
export function alertLine({ way, isOwn, every }: Line): string {
  if (way === null) return 'Starts once you’ve chosen how we tell you.';
  const { channel, address } = way;
  if (!isOwn) return `${contactWords(channel, address)}. The links in its emails start and stop it.`;
  const often = every === 'day' ? 'at most once a day' : 'once a week';
  return channel === 'sms' ? `By text to ${address}, ${often}, between 8 am and 8 pm.` : `By email, ${often}.`;
}

/** What is said while an email address waits to be proved; `until` is how the shopper is told meanwhile, if they are. */
export const waitingNote = (email: string, until: string | null): string =>
  [
    `One more tap. We’ve emailed ${email}. Press the button in it while you’re signed in here, and your alerts come there.`,
    ...(until === null ? [] : [`Until then they come ${until.replace(/^By/, 'by')}.`]),
  ].join(' ');
