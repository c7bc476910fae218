import type { FormName } from './form-name.ts';
import type { FormInput } from './form-types.ts';
import { CAREERS_EVENT } from './lead-category.ts';

/** The analytics event of a sent form; null if it has none (ledger L9, L11, X1). */
export function leadEvent(name: FormName, input: Pick<FormInput, 'switches' | 'vehicle'>): number | null {
  if (name === 'careers') return CAREERS_EVENT;
  if (name === 'finance') return input.switches.financeFormEvent9 ? 9 : 22;
  if (name === 'test-drive') return testDriveEvent(input);
  // A valuation is counted when its offer is accepted, not when it is requested.
  return name === 'trade-in' ? null : 22;
}

/** A demo counts as new, and so does a test drive without a chosen vehicle (ledger L11). */
function testDriveEvent({ switches, vehicle }: Pick<FormInput, 'switches' | 'vehicle'>): number {
  if (vehicle?.tag === 'Test Drive Only') return 17;
  const isUsed = vehicle?.carType === 'used';
  if (switches.testDriveEvents === 'alternative') return isUsed ? 48 : 17;
  return isUsed ? 15 : 14;
}
