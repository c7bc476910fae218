/** A visitor's answer about marketing, with the text that was shown, when and on which page (ledger K5). */
export interface ConsentRecord {
  readonly opt_in: boolean;
  readonly shown: string;
  readonly at: string;
  readonly page: string;
}

const YES: readonly string[] = ['true', 'on', 'yes', '1'];

/** Whether a tick box was ticked, in any of the values that browsers and programs send. */
export const isTicked = (value: string | undefined): boolean => YES.includes((value ?? '').trim().toLowerCase());

/** The record of consent, or null if the form did not ask: nobody agreed to a text they were not shown (ledger K5). */
export function consentRecord(
  box: { readonly isShown: boolean; readonly label: string },
  optIn: string | undefined,
  at: number,
  page: string,
): ConsentRecord | null {
  return box.isShown ? { opt_in: isTicked(optIn), shown: box.label, at: new Date(at).toISOString(), page } : null;
}
