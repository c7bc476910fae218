import type { z } from 'zod';
import type { FieldError } from '#src/rules/leads/check-step.ts';

/** What was asked, as its schema reads it, or what is wrong with it: one sentence a field. */
export type QuestionRead<Asked> =
  | { readonly ok: true; readonly asked: Asked }
  | { readonly ok: false; readonly errors: readonly FieldError[] };

/** Reads a question by the schema that the description of the API is made from, so that the two cannot differ (ledger W6). */
export function readQuestion<Schema extends z.ZodType>(schema: Schema, given: unknown): QuestionRead<z.output<Schema>> {
  const read = schema.safeParse(given);
  if (read.success) return { ok: true, asked: read.data };
  const errors = new Map<string, string>();
  for (const { path, message } of read.error.issues) {
    const field = path.join('.');
    if (!errors.has(field)) errors.set(field, message);
  }
  return { ok: false, errors: [...errors].map(([field, message]) => ({ field, message })) };
}
