import type { ModelGrouping } from './models.ts';

/** The values of a model's stock, most common first. */
export interface StockedAs {
  readonly body: readonly string[];
  readonly fuel: readonly string[];
  readonly drive: readonly string[];
  readonly seats: readonly string[];
}

/** From this many seats on they are worth a mention. */
const MANY_SEATS = 7;

/**
 * What sets a model apart in a list, in two or three words each: its fuels or, where models are grouped by them, its body; the drive; and many seats. Only what
 * is in stock counts.
 */
export function modelFacts({ body, fuel, drive, seats }: StockedAs, by: ModelGrouping): string[] {
  const kind = by === 'powertrain' ? body.slice(0, 1) : fuel.slice(0, 2);
  const most = Math.max(0, ...seats.map(Number).filter(Number.isFinite));
  return [alternatives(kind), alternatives(drive.slice(0, 2)), most >= MANY_SEATS ? `${most} seats` : ''].filter(
    (fact) => fact !== '',
  );
}

/** 'Petrol or hybrid', 'AWD or 2WD'. */
const alternatives = ([first = '', second]: readonly string[]): string =>
  second === undefined ? first : `${first} or ${/^[A-Z][a-z]/.test(second) ? second.toLowerCase() : second}`;
