/** How a shopper is told: 'By text to 0412 ••• 678', 'By email to priya@example.com'. */
export const contactWords = (channel: 'email' | 'sms', address: string): string =>
  `By ${channel === 'sms' ? 'text' : 'email'} to ${address}`;

interface Line {
  readonly channel: 'email' | 'sms';
  /** As it is shown. */
  readonly address: string;
  readonly every: 'day' | 'week';
}

/** How and how often an alert tells its shopper, in a sentence. */
export function alertLine({ channel, address, every }: Line): string {
  const often = every === 'day' ? 'at most once a day' : 'once a week';
  return channel === 'sms' ? `By text to ${address}, ${often}, between 8 am and 8 pm.` : `By email, ${often}.`;
}
