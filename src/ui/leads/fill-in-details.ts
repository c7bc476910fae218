import { browserStorage } from '#src/ui/kit/browser-storage.ts';
import { fillField } from './form-values.ts';
import { rememberedDetails } from './remembered-details.ts';

/** Fills in what is remembered of the visitor, wherever nothing was typed yet (ledger L10). */
export function fillInDetails(form: HTMLFormElement): void {
  for (const [name, value] of Object.entries(rememberedDetails(browserStorage()))) fillField(form, name, value);
}
