import { wholeDollars } from '#src/rules/text/money-text.ts';
import { numberText } from '#src/rules/text/number-text.ts';

interface Shown {
  /** The search's title, such as 'Used Toyota HiLux'. */
  readonly title: string;
  /** Whether the title says where the vehicles are. */
  readonly namesPlace: boolean;
  /** How many are in stock: what was just sold or is still to come does not count. */
  readonly count: number;
  /** The lowest price in dollars; null when it is not known. */
  readonly lowest: number | null;
  readonly siteName: string;
}

/** What search engines show under the link to a search. */
export function searchDescription({ title, namesPlace, count, lowest, siteName }: Shown): string {
  const what = namesPlace ? `${title}, ${siteName}` : `${title} for sale at ${siteName}`;
  if (count === 0) return `${what}: nothing in stock right now. Tell us what you’re after and we’ll let you know.`;
  const from = lowest === null ? '' : ` from ${wholeDollars(lowest)}`;
  return `${what}: ${numberText(count)} in stock${from}. See photos, prices and full details online, then enquire or come and see us.`;
}
