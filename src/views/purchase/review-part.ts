import type { AskingStep } from '#src/rules/purchase/purchase-steps.ts';

/** One answer on the review, with the way to change it. */
export interface ReviewPart {
  readonly step: AskingStep;
  readonly title: string;
  readonly icon: 'user' | 'truck' | 'return' | 'card';
  /** What stands first, in bold; '' for nothing. */
  readonly lead: string;
  readonly rest: string;
  readonly notes: readonly string[];
}
