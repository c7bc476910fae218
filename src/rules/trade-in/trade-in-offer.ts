import { numberText } from '#src/rules/text/number-text.ts';
import { type Answers, answerOf, answersDollars } from './condition.ts';
import { type DamageMark, marksDollars } from './damage-marks.ts';
import { type CarMarket, marketAt } from './market-for-car.ts';

/** What a dealer needs to prepare and sell a car (switches tradeInMargin and tradeInReadyCost). */
export interface SellingCosts {
  /** The dealer's margin, in percent of what the car is advertised for. */
  readonly marginPercent: number;
  /** Safety certificate, cleaning and the like, in dollars. */
  readonly readyDollars: number;
}

export interface OfferInput {
  readonly year: number;
  readonly kms: number;
  readonly market: CarMarket;
  readonly answers: Answers;
  readonly marks: readonly DamageMark[];
  readonly costs: SellingCosts;
}

/** A reason for an offer, with what it adds to it or takes off. */
export interface OfferRow {
  readonly label: string;
  readonly cents: number;
  readonly why: string | null;
}

/** What a dealer would pay for a car. The rows total to the middle. */
export interface OfferFigures {
  readonly lowCents: number;
  readonly middleCents: number;
  readonly highCents: number;
  readonly rows: readonly OfferRow[];
}

/** Figures are rounded to this many dollars: more digits would suggest false precision. */
const STEP = 50;
/** Below this a car is not worth an offer from a screen. */
const LEAST = 500;

/** The offer for a car in dollars and with its reasons; null when it would be next to nothing. */
export function tradeInOffer({ year, kms, market, answers, marks, costs }: OfferInput): OfferFigures | null {
  const middle = rounded(market.middle);
  const value = rounded(marketAt(market, kms));
  // What is left of the value is rounded, not what goes: otherwise two roundings could make a worse car dearer.
  const kept = (share: number) => rounded(value * (1 - costs.marginPercent / 100) * (1 + share));
  const history = answersDollars(answers, ['service_history', 'keys']);
  const state = answersDollars(answers, ['tyres', 'warning_lights', 'inside', 'money_owing']);
  const marked = -marksDollars(marks);
  const rest = history + state + marked - costs.readyDollars;
  const offer = kept(0) + rest;
  if (offer < LEAST) return null;
  const rows = [
    row(
      'What cars like yours are advertised for',
      middle,
      `The middle of ${numberText(market.asked.length)} ads, allowing for age, badge and kilometres`,
    ),
    row('Kilometres', value - middle, kilometresWhy(kms, market.usualKm, year)),
    row(historyLabel(answers), history, null),
    ...(state === 0 ? [] : [row('Tyres, warning lights and inside', state, stateWhy(answers))]),
    ...(marks.length === 0 ? [] : [row('What you marked on the drawing', marked, marksWhy(marks))]),
    row('Getting it ready and selling it', kept(0) - value - costs.readyDollars, SELLING_WHY),
  ];
  return {
    lowCents: Math.max(0, kept(-market.reach) + rest) * 100,
    middleCents: offer * 100,
    highCents: (kept(market.reach) + rest) * 100,
    rows,
  };
}

const rounded = (dollars: number): number => Math.round(dollars / STEP) * STEP;

const row = (label: string, dollars: number, why: string | null): OfferRow => ({ label, cents: dollars * 100, why });

const SELLING_WHY = 'Safety certificate, detail, statutory warranty, and our margin';
const KM_STEP = 1_000;

function kilometresWhy(kms: number, usual: number, year: number): string {
  const apart = Math.round(Math.abs(kms - usual) / KM_STEP) * KM_STEP;
  if (apart === 0) return `${numberText(kms)} is about average for ${year}`;
  return `${numberText(kms)} is about ${numberText(apart)} ${kms < usual ? 'under' : 'over'} the usual for ${year}`;
}

function historyLabel(answers: Answers): string {
  const history = answerOf('service_history', answers.service_history)?.label ?? '';
  const keys = answers.keys === 'two' ? 'two keys' : 'one key';
  return `${history === 'None' ? 'No' : history} service history, ${keys}`;
}

const stateWhy = (answers: Answers): string =>
  (['tyres', 'warning_lights', 'inside'] as const)
    .flatMap((name) => {
      const { label = '', dollars = 0 } = answerOf(name, answers[name]) ?? {};
      return dollars === 0 ? [] : [`${STATE_WORDS[name]}${label.toLowerCase()} $${numberText(-dollars)}`];
    })
    .join(', ');

const STATE_WORDS = { tyres: 'tyres ', warning_lights: 'warning lights ', inside: 'inside ' } as const;

/** What each mark takes off: 'Left rear wheel $150, roof $350'. */
const marksWhy = (marks: readonly DamageMark[]): string =>
  marks
    .map(({ zone, damage }, at) => `${at === 0 ? zone.name : zone.name.toLowerCase()} $${numberText(damage.dollars)}`)
    .join(', ');
