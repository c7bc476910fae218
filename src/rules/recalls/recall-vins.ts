/** Vehicles that a recall is about: one by its whole VIN, or a run of them by what their VINs begin with and the numbers that follow. */
export type AffectedVins = { readonly vin: string } | { readonly prefix: string; readonly from: string; readonly to: string };

/** What a visitor is told about a VIN. */
export type RecallAnswer = 'affected' | 'notListed' | 'notVin';

/** How long a VIN is (ISO 3779). */
export const VIN_LENGTH = 17;
/** A VIN has no I, O or Q, which look like digits. */
const VIN_SIGNS = /^[0-9A-HJ-NPR-Z]*$/;

/** A VIN as the plate has it, however it was typed; null for what is none. A check digit is not asked for: outside North America VINs need none. */
export function readVin(typed: string): string | null {
  const vin = typed.replace(/[\s-]/g, '').toUpperCase();
  return vin.length === VIN_LENGTH && VIN_SIGNS.test(vin) ? vin : null;
}

/** Whether the vehicle with a typed VIN is one that a recall is about (ledger E3). */
export function recallAnswer(affected: readonly AffectedVins[], typed: string): RecallAnswer {
  const vin = readVin(typed);
  if (vin === null) return 'notVin';
  return affected.some((one) => isAmong(one, vin)) ? 'affected' : 'notListed';
}

function isAmong(affected: AffectedVins, vin: string): boolean {
  if ('vin' in affected) return affected.vin === vin;
  const { prefix, from, to } = affected;
  const number = vin.slice(prefix.length);
  return vin.startsWith(prefix) && /^\d+$/.test(number) && from <= number && number <= to;
}

/** Whether an entry can have any VIN among it: the beginning and the numbers fill a VIN, and the first number is not after the last. */
export function isPossible(affected: AffectedVins): boolean {
  if ('vin' in affected) return readVin(affected.vin) === affected.vin;
  const { prefix, from, to } = affected;
  const areNumbers = [from, to].every((number) => /^\d+$/.test(number) && readVin(prefix + number) === prefix + number);
  return areNumbers && from <= to;
}
