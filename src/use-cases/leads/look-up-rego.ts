import { z } from 'zod';
import type { RegisteredVehicle, RegoRegister } from '#src/adapters/rego/rego-register.ts';
import { sampleRegister } from '#src/adapters/rego/sample-register.ts';
import type { FieldError } from '#src/rules/leads/check-step.ts';
import { STATES } from '#src/rules/time/zones.ts';
import type { Context } from '#src/use-cases/context.ts';
import { readQuestion } from '#src/use-cases/input/read-question.ts';
import { countLookUp } from '#src/use-cases/limits/count-look-up.ts';

/** What the register answered, or why it was not asked. */
export type RegoAnswer =
  | { readonly kind: 'found'; readonly vehicle: RegisteredVehicle }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'invalid'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'tooMany'; readonly retryAfterSeconds: number };

/** A plate and its state, however they are written: their check, and their description in the API (ledger W6). */
export const regoQuestion = z.object({
  rego: z
    .string()
    .transform((typed) => typed.replace(/[\s-]/g, '').toUpperCase())
    .pipe(z.string().regex(/^[A-Z0-9]{1,9}$/, 'Please enter the rego using letters and digits only.')),
  state: z
    .string()
    .trim()
    .toUpperCase()
    .pipe(z.enum(STATES, `Please choose one of ${STATES.join(', ')}.`)),
});

/** A vehicle by its plate and state (ledger L12, L17). Look-ups are limited per address, so that nobody can copy the register. */
export async function lookUpRego(
  context: Pick<Context, 'services' | 'sender'> & { readonly site: Pick<Context['site'], 'id'> },
  query: { readonly rego: string; readonly state: string },
  register: RegoRegister = sampleRegister,
): Promise<RegoAnswer> {
  const read = readQuestion(regoQuestion, query);
  if (!read.ok) return { kind: 'invalid', errors: read.errors };
  const { rego, state } = read.asked;
  const wait = countLookUp(context);
  if (wait !== null) return { kind: 'tooMany', retryAfterSeconds: wait };
  const vehicle = await register.find(rego, state);
  return vehicle === null ? { kind: 'unknown' } : { kind: 'found', vehicle };
}
