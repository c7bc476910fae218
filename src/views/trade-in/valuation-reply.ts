import type { FieldError } from '#src/rules/leads/check-step.ts';

/** A step that came back to its shopper: what they typed, and what is wrong. */
export interface ValuationReply {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: readonly FieldError[];
  readonly failure: string | null;
}
