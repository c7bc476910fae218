import { limitWords } from './limit-words.ts';
import { isNamed, type TowChoice } from './tow-car.ts';
import { towLimit, towsText } from './tow-limit.ts';
import { towVerdict, verdictWords } from './tow-verdict.ts';
import { isTowed } from './towed.ts';

/** The vehicle that a lead is about, as far as a tow car is concerned. */
export interface AskedAbout {
  readonly itemType: string;
  readonly simpleBody: string | null;
  readonly model: string;
  readonly badge: string | null;
  readonly specifications: { readonly aggregateTrailerMass: number | null; readonly tareWeight: number | null } | null;
}

interface TowLine {
  readonly label: 'Tow car' | 'Tow match';
  readonly value: string;
}

/** The shopper's tow car, its limit, and the verdict on the caravan that was asked about, for the dealer who reads the lead (ledger P15). */
export function towLines(choice: TowChoice, about: AskedAbout | null): TowLine[] {
  const limit = towLimit(choice);
  const { car: tows } = choice;
  const isOnlyTyped = !isNamed(tows) && limit.by === 'braked';
  const said = [isNamed(tows) ? tows.name : 'Car not given, figures as entered', towsText(limit)];
  const words = isOnlyTyped ? '' : ` ${limitWords(limit, choice)}`;
  const car: TowLine = { label: 'Tow car', value: `${said.join('. ')}.${words}` };
  if (about === null || !isTowed(about)) return [car];
  const { aggregateTrailerMass: atm = null, tareWeight: tare = null } = about.specifications ?? {};
  const { name, rest } = verdictWords(towVerdict(limit.limit, { atm, tare }));
  return [car, { label: 'Tow match', value: name + rest }];
}
