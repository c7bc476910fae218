import type { StepField } from '#src/rules/leads/form-types.ts';
import type { FormView } from '#src/views/leads/form-view.ts';

/** What the control of a field is given. */
export interface FieldProps {
  readonly field: StepField;
  readonly id: string;
  readonly error: string | null;
  readonly value: string;
  readonly view: FormView;
  /** What stands in the fields that others depend on. */
  readonly watched: Readonly<Record<string, string>>;
  /** Whether the page's script is there. */
  readonly isReady: boolean;
  /** Goes up each time the form was sent or checked. */
  readonly turn: number;
}
