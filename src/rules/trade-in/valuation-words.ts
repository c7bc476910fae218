import { numberText } from '#src/rules/text/number-text.ts';
import type { FigureLimit } from './figure-limits.ts';
import { carWords, type OfferedCar } from './offered-car.ts';

interface NoFigureFacts {
  readonly car: Omit<OfferedCar, 'kms' | 'badge'>;
  readonly kms: number | null;
  readonly reason: FigureLimit | 'few';
  /** false when it may be younger, because only its year or month is known. */
  readonly isSurelyOld: boolean;
}

/** What is said instead of a figure (ledger T3). It has no figure in dollars, and no hint of one. */
export function noFigureText({ car, kms, reason, isSurelyOld }: NoFigureFacts): string {
  const name = `Your ${carWords({ ...car, badge: null })}`;
  if (reason === 'few')
    return 'There are too few like it for a fair figure. Someone will call you about it, usually within two business hours.';
  const age = isSurelyOld ? 'is more than 7 years old' : 'may be more than 7 years old';
  const fact = reason === 'age' ? age : `has ${numberText(kms ?? 0)} km`;
  return `${name} ${fact}. Past 7 years or 100,000 km, an online figure would be a guess, so someone will call you instead, usually within two business hours.`;
}

/** Whole dollars: '$19,800'. */
export const dollarsText = (cents: number): string => `$${numberText(Math.round(cents / 100))}`;

/** '$19,800 to $21,400'. */
export const rangeText = ({ lowCents, highCents }: { readonly lowCents: number; readonly highCents: number }): string =>
  `${dollarsText(lowCents)} to ${dollarsText(highCents)}`;

/** An amount that adds or takes off: '+$300', '−$450', '$0'. */
export const changeText = (cents: number): string => `${cents < 0 ? '−' : cents > 0 ? '+' : ''}${dollarsText(Math.abs(cents))}`;

/** A registration as people write it, with a space: 'SAMPLE10' stays, '482VKT' is '482 VKT'. */
export const regoText = (rego: string): string => rego.replace(/^(\d{3})([A-Z]{3})$/, '$1 $2');

/** States as they are named in the middle of a sentence. */
export const STATE_NAMES: Readonly<Record<string, string>> = {
  qld: 'Queensland',
  nsw: 'New South Wales',
  act: 'the ACT',
  vic: 'Victoria',
  tas: 'Tasmania',
  sa: 'South Australia',
  nt: 'the Northern Territory',
  wa: 'Western Australia',
};

/** What is said of a registration that is in no register. */
export const notFoundText = (rego: string, state: string): string =>
  `We can’t find ${regoText(rego)} in ${STATE_NAMES[state] ?? state.toUpperCase()}. Check the letters, or enter the details yourself.`;
