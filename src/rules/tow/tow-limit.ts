import { numberText } from '../text/number-text.ts';
import type { TowChoice } from './tow-car.ts';

/** The share of a caravan's loaded weight that rests on the towball, as a rule of thumb: a tenth. */
export const BALL_SHARE = 10;

/** The figures of a car that limit what it may tow. */
export type LimitedBy = 'braked' | 'gcm' | 'ball' | 'payload';

/** One of the limits on a caravan's ATM, in kilograms. */
export interface TowCheck {
  readonly by: LimitedBy;
  readonly limit: number;
}

/** The heaviest ATM that a car may tow, the figure that sets it, and every check that could be made. */
export interface TowLimit extends TowCheck {
  readonly checks: readonly TowCheck[];
}

/**
 * What a car may tow with its load in it (ledger P15). Every check becomes a limit on the ATM, since the load on the towball is taken as a tenth of it;
 * a check whose figures are missing is left out, and limit-words.ts says so. The smallest limit counts; of two that are equal, the first.
 */
export function towLimit({ car, load }: TowChoice): TowLimit {
  const checks: TowCheck[] = [{ by: 'braked', limit: car.brakedCapacity }];
  const beside = massBeside({ car, load });
  if (car.gcm !== null && beside !== null) checks.push({ by: 'gcm', limit: atLeastNothing(car.gcm - beside) });
  if (car.ballLimit !== null) checks.push({ by: 'ball', limit: car.ballLimit * BALL_SHARE });
  const payload = payloadLeft({ car, load });
  if (payload !== null) checks.push({ by: 'payload', limit: atLeastNothing(payload) * BALL_SHARE });
  const smallest = checks.reduce((least, check) => (check.limit < least.limit ? check : least));
  return { ...smallest, checks };
}

/** What of a GCM is the car's: all that it may weigh, or, where that is not known, what it weighs with its people and luggage. */
const massBeside = ({ car: { gvm, kerbMass }, load }: TowChoice): number | null =>
  gvm ?? (kerbMass === null ? null : kerbMass + load.people + load.luggage);

/** What a car may still carry on its towball with its people and luggage in it; null when its plate is not known. Negative when it is too full already. */
export function payloadLeft({ car, load }: TowChoice): number | null {
  if (car.gvm === null || car.kerbMass === null) return null;
  return car.gvm - car.kerbMass - load.people - load.luggage;
}

const atLeastNothing = (kilograms: number) => Math.max(0, kilograms);

/** What a car may tow, in a line: 'Tows 3,000 kg braked', or what less it is and why. */
export function towsText({ by, limit }: TowCheck): string {
  if (by === 'braked') return `Tows ${numberText(limit)} kg braked`;
  return `Tows ${numberText(limit)} kg, limited by ${SHORT_NAMES[by]}`;
}

/** A caravan's ATM and the limit that counts: '2,490 kg ATM, GCM limit 2,900 kg'. Short, for a card. */
export const atmText = (atm: number, { by, limit }: TowCheck): string =>
  `${numberText(atm)} kg ATM, ${CARD_NAMES[by]} limit ${numberText(limit)} kg`;

const CARD_NAMES: Readonly<Record<LimitedBy, string>> = { braked: 'braked', gcm: 'GCM', ball: 'towball', payload: 'payload' };

const SHORT_NAMES: Readonly<Record<Exclude<LimitedBy, 'braked'>, string>> = {
  gcm: 'its GCM',
  ball: 'its towball',
  payload: 'the load in it',
};
