import type { StepField } from '#src/rules/leads/form-types.ts';
import type { FormView } from '#src/views/leads/form-view.ts';

export interface FieldProps {
  readonly field: StepField;
  readonly id: string;
  readonly error: string | null;
  readonly value: string;
  readonly view: FormView;
  /** The values of the fields that others depend on. */
  readonly watched: Readonly<Record<string, string>>;
  /** Whether the form is hydrated. */
  readonly isReady: boolean;
  /** Increases each time the form is sent or checked; negative before that. */
  readonly turn: number;
}
