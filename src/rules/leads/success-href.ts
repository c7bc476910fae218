import type { FormName } from './form-name.ts';

/** The address of the thanks for a form (ledger L8). Nothing personal stands in it: the lead's id opens nothing to anyone but its sender. */
export const successHref = (form: FormName, leadId: string, car: string | null): string =>
  `/success?${new URLSearchParams({ form, ...(car === null ? {} : { car }), lead: leadId })}`;
