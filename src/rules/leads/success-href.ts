import type { FormName } from './form-name.ts';

/**
 * The address of a form's thank-you page (ledger L8). It contains nothing personal: the lead's id is useless to anyone but its
 * sender.
 */
export const successHref = (form: FormName, leadId: string, car: string | null): string =>
  `/success?${new URLSearchParams({ form, ...(car === null ? {} : { car }), lead: leadId })}`;
