import { fitText } from '#src/rules/text/cut-text.ts';
import { printableText } from './printable-text.ts';

/** A price on paper, with the same words as on the page (ledger K1, K6). */
export interface SheetPrice {
  readonly text: string;
  readonly was: string | null;
  readonly meaning: string | null;
}

/** A vehicle on one sheet of paper (ledger V18). */
export interface Sheet {
  readonly siteName: string;
  /** Year, make and model. */
  readonly title: string;
  readonly badge: string | null;
  /** Shown instead of the price of a vehicle that can no longer be bought. */
  readonly soldText: string | null;
  readonly price: SheetPrice | null;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly features: readonly string[];
  readonly comments: string;
  readonly dealer: string;
  /** Street and town, one line each. */
  readonly place: readonly string[];
  readonly phone: string | null;
  readonly hours: readonly { readonly days: string; readonly hours: string }[];
  readonly licences: readonly string[];
  readonly stockNumber: string;
  /** The day of printing, as text. */
  readonly day: string;
  readonly disclaimer: string;
  /** The address of the vehicle's page, for the reader of the sheet. */
  readonly address: string;
}

/** How much of each a sheet has room for, in characters and rows. */
const ROOM = {
  title: 60,
  badge: 90,
  facts: 12,
  label: 32,
  value: 34,
  features: 10,
  feature: 46,
  comments: 480,
  line: 70,
  hours: 7,
};

/** A sheet cut to fit one page, in printable characters: a long name or description never makes a second page. */
export function fitSheet(sheet: Sheet): Sheet {
  const line = (words: string, most: number = ROOM.line) => fitText(printableText(words), most);
  return {
    siteName: line(sheet.siteName, 40),
    title: line(sheet.title, ROOM.title) || 'This vehicle',
    badge: sheet.badge === null ? null : line(sheet.badge, ROOM.badge) || null,
    soldText: sheet.soldText === null ? null : line(sheet.soldText),
    price: sheet.price === null ? null : fitPrice(sheet.price, line),
    facts: pairs(
      sheet.facts
        .map(({ label, value }) => ({ label: line(label, ROOM.label), value: line(value, ROOM.value) }))
        .filter(({ label, value }, at, all) => value !== '' && all.findIndex((other) => other.label === label) === at)
        .slice(0, ROOM.facts),
    ),
    features: sheet.features
      .map((feature) => line(feature, ROOM.feature))
      .filter((feature, at, all) => feature !== '' && all.indexOf(feature) === at)
      .slice(0, ROOM.features),
    comments: line(sheet.comments, ROOM.comments),
    dealer: line(sheet.dealer),
    place: sheet.place.map((part) => line(part)).filter((part) => part !== ''),
    phone: sheet.phone === null ? null : line(sheet.phone, 30) || null,
    hours: sheet.hours.slice(0, ROOM.hours).map(({ days, hours }) => ({ days: line(days, 24), hours: line(hours, 24) })),
    licences: sheet.licences.slice(0, 2).map((licence) => line(licence, 50)),
    stockNumber: line(sheet.stockNumber, 30),
    day: sheet.day,
    disclaimer: line(sheet.disclaimer, 420),
    address: sheet.address,
  };
}

/** Facts are in two columns: a last one without a neighbour is left out, unless there are hardly any. */
const pairs = <T>(facts: readonly T[]): readonly T[] =>
  facts.length > 4 ? facts.slice(0, facts.length - (facts.length % 2)) : facts;

const fitPrice = ({ text, was, meaning }: SheetPrice, line: (words: string, most?: number) => string): SheetPrice => ({
  text: line(text, 40),
  was: was === null ? null : line(was, 20),
  meaning: meaning === null ? null : line(meaning, 60),
});
