import type { Vehicle } from '#src/rules/stock/vehicle.ts';

/** The analytics label of a call. */
export type CallLabel = 'New Car' | 'Used Car';

/** The analytics label of a call about a vehicle; a demo counts as new (ledger V11). */
export const callLabel = ({ carType }: Pick<Vehicle, 'carType'>): CallLabel => (carType === 'used' ? 'Used Car' : 'New Car');

/** The analytics label of a call from any other page: about used cars if its path mentions used and not new ones (ledger V11). */
export function pathCallLabel(path: string): CallLabel {
  const words = path.toLowerCase().split(/[^a-z]+/);
  return words.includes('used') && !words.includes('new') ? 'Used Car' : 'New Car';
}

const SHOWN = 5;

/** A phone number with only its first five characters readable; blanks stay, so that it still looks like one (ledger V11). */
export function maskedPhone(phone: string): string {
  const number = phone.trim();
  return number.slice(0, SHOWN) + number.slice(SHOWN).replaceAll(/\S/g, '•');
}
