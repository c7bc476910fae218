import type { LeadForm } from '#src/rules/leads/form-types.ts';
import { wishedForm } from '#src/rules/leads/wished-form.ts';
import { wishText } from '#src/rules/models/offered-variants.ts';
import { wishSentence } from '#src/rules/models/on-sale.ts';
import type { ReadWish } from './read-wish.ts';

/** A form that begins with what an address chose; as it was where it chose nothing (ledger E1). */
export function beginWithWish(form: LeadForm, wish: ReadWish | null): LeadForm {
  if (wish === null) return form;
  const words = wishText(wish.model, wish.variant, wish.colour);
  return wishedForm(form, { make: wish.model.make, words, sentence: wishSentence(wish.model, words) });
}
