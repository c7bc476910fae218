/** What a visitor said about being written to, with the words that were shown, when and on which page (ledger K5). */
export interface ConsentRecord {
  readonly opt_in: boolean;
  readonly shown: string;
  readonly at: string;
  readonly page: string;
}

const YES: readonly string[] = ['true', 'on', 'yes', '1'];

/** Whether a tick box was ticked, in any of the words that browsers and programs use. */
export const isTicked = (value: string | undefined): boolean => YES.includes((value ?? '').trim().toLowerCase());

/** The record of consent, or null where the form did not ask: what nobody was shown nobody agreed to (ledger K5). */
export function consentRecord(
  asked: { readonly isShown: boolean; readonly label: string },
  optIn: string | undefined,
  at: number,
  page: string,
): ConsentRecord | null {
  return asked.isShown ? { opt_in: isTicked(optIn), shown: asked.label, at: new Date(at).toISOString(), page } : null;
}
