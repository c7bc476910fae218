import { wholeDollars } from '#src/rules/text/money-text.ts';
import { numberText } from '#src/rules/text/number-text.ts';

interface Shown {
  /** Such as 'Used Toyota HiLux for sale'. */
  readonly headline: string;
  /** Whether the headline says where the vehicles are. */
  readonly namesPlace: boolean;
  /** How many are in stock: what was just sold or is still to come does not count. */
  readonly count: number;
  /** The lowest price in dollars; null when it is not known. */
  readonly lowest: number | null;
  readonly siteName: string;
}

/** What search engines show under the link to a search. */
export function searchDescription({ headline, namesPlace, count, lowest, siteName }: Shown): string {
  const isNamed = headline.toLowerCase().includes(siteName.toLowerCase());
  const what = isNamed ? headline : namesPlace ? `${headline}, ${siteName}` : `${headline} at ${siteName}`;
  if (count === 0) return `${what}: nothing in stock right now. Tell us what you’re after and we’ll let you know.`;
  const from = lowest === null ? '' : ` ${count === 1 ? 'at' : 'from'} ${wholeDollars(lowest)}`;
  return `${what}: ${numberText(count)} in stock${from}. See photos, prices and full details online, then enquire or come and see us.`;
}
