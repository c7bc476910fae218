import type { FormName } from './form-name.ts';

/** The switch that must be on for a form to be shown and accepted (ledger P11). */
export const FORM_NEEDS = { finance: 'financeEnabled' } as const satisfies { readonly [F in FormName]?: string };

type Needed = (typeof FORM_NEEDS)[keyof typeof FORM_NEEDS];

/** Whether a site has a form: one that needs what the site has switched off is neither shown nor accepted (ledger P11). */
export function isFormOffered(form: FormName, switches: Readonly<Record<Needed, boolean>>): boolean {
  const needed = (FORM_NEEDS as { readonly [F in FormName]?: Needed })[form];
  return needed === undefined || switches[needed];
}
