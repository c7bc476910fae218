import { exactDollars } from '#src/rules/text/money-text.ts';
import { numberText } from '#src/rules/text/number-text.ts';
import { countWords } from '#src/rules/text/plural.ts';
import type { DigestLine, News } from './digest-lines.ts';

/** Dollars of cents, as they are shown. */
const dollarsText = (cents: number): string => exactDollars(cents / 100);

type Less = Extract<News, { kind: 'less' }>;

const perWeek = ({ isWeekly }: Less): string => (isWeekly ? ' per week' : '');

/** What is new about a vehicle, in a few words: '$1,500 less', '$20 less per week', 'Sold', 'Back on sale', 'New'. */
export function newsWords(news: News): string {
  if (news.kind === 'less') return `${dollarsText(news.fromCents - news.toCents)} less${perWeek(news)}`;
  return { sold: 'Sold', back: 'Back on sale', new: 'New' }[news.kind];
}

/** What was and is asked for a vehicle that costs less: 'Was $38,490, now $36,990', 'Was $289, now $269 per week'. */
export const priceWords = (news: Less): string =>
  `Was ${dollarsText(news.fromCents)}, now ${dollarsText(news.toCents)}${perWeek(news)}`;

export interface SubjectInput {
  readonly lines: readonly DigestLine[];
  readonly nameOf: (vehicleId: number) => string;
  /** What an alert's search finds, for one vehicle or for several: 'electric SUVs under $40,000'. */
  readonly nounOf: (alertId: string, isPlural: boolean) => string | null;
}

/** The subject of a digest: '2 new electric SUVs under $40,000', '$1,500 less: 2023 Tesla Model 3', '2 price drops and 1 sold'. */
export function digestSubject({ lines, nameOf, nounOf }: SubjectInput): string {
  const [only] = lines;
  if (only === undefined) return '';
  const count = lines.length;
  const isOneSearch = lines.every(({ news, alertId }) => news.kind === 'new' && alertId === only.alertId);
  const noun = isOneSearch ? nounOf(only.alertId, count > 1) : null;
  if (noun !== null) return `${numberText(count)} new ${noun}`;
  if (count === 1) return `${newsWords(only.news)}: ${nameOf(only.vehicleId)}`;
  return counts(lines);
}

const COUNTED: readonly (readonly [News['kind'], (count: number) => string])[] = [
  ['less', (count) => countWords(count, 'price drop')],
  ['back', (count) => `${numberText(count)} back on sale`],
  ['new', (count) => `${numberText(count)} new ${count === 1 ? 'match' : 'matches'}`],
  ['sold', (count) => `${numberText(count)} sold`],
];

/** '2 price drops, 3 new matches and 1 sold'. */
function counts(lines: readonly DigestLine[]): string {
  const parts = COUNTED.flatMap(([kind, words]) => {
    const count = lines.filter(({ news }) => news.kind === kind).length;
    return count === 0 ? [] : [words(count)];
  });
  const last = parts.at(-1) ?? '';
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} and ${last}`;
}

interface DigestText {
  readonly site: string;
  readonly subject: string;
  readonly href: string;
  readonly stopHref: string;
  /** Where someone signs in who has not been seen for so long that this is the last message; null for everyone else. */
  readonly stayHref: string | null;
}

/** A text message: who, what, where to look, and how to stop. Replies reach the gateway and not us, so it has a link. */
export const digestText = ({ site, subject, href, stopHref, stayHref }: DigestText): string =>
  [
    `${site}: ${subject}. ${href}`,
    ...(stayHref === null ? [] : [`This is our last text unless you sign in again: ${stayHref}`]),
    `Stop: ${stopHref}`,
  ].join('\n');
