import type { ReactNode } from 'react';
import type { StepField } from '#src/rules/leads/form-types.ts';
import { Decoy } from '#src/ui/leads/decoy.tsx';
import { ErrorSummary } from '#src/ui/leads/error-summary.tsx';
import { fieldId } from '#src/ui/leads/field-id.ts';
import { FormFailure } from '#src/ui/leads/form-failure.tsx';
import { FormField } from '#src/ui/leads/form-field.tsx';
import { PrivacyNote } from '#src/ui/leads/privacy-note.tsx';
import type { FormView } from '#src/views/leads/form-view.ts';
import type { ValuationReply } from '#src/views/trade-in/valuation-reply.ts';

/** The prefix of the ids of a step's fields; a page has one step. */
export const PREFIX = 'valuation';

interface FormProps {
  readonly action: string;
  readonly reply: ValuationReply | null;
  /** The fields that an error can lead to. */
  readonly names: readonly string[];
  readonly hasPhoto?: boolean;
  readonly children: ReactNode;
}

/** A step's form, with what is wrong above it. */
export function StepForm({ action, reply, names, hasPhoto = false, children }: FormProps) {
  return (
    <form
      method="post"
      action={action}
      noValidate
      encType={hasPhoto ? 'multipart/form-data' : undefined}
      className="lead-form trade-form"
    >
      {reply !== null && reply.errors.length > 0 && (
        <ErrorSummary errors={reply.errors} prefix={PREFIX} names={names} turn={-1} />
      )}
      {reply !== null && reply.failure !== null && <FormFailure message={reply.failure} isVehicle turn={-1} />}
      <Decoy prefix={PREFIX} />
      {children}
    </form>
  );
}

interface FieldsProps {
  readonly fields: readonly StepField[];
  readonly values: Readonly<Record<string, string>>;
  readonly reply: ValuationReply | null;
  readonly form: FormView;
}

/** Who the shopper is. */
export function ContactFields({ fields, values, reply, form }: FieldsProps) {
  if (fields.length === 0) return null;
  return (
    <div className="grid gap-5">
      <div className="form-step__fields">
        {fields.map((field) => (
          <FormField
            key={field.name}
            field={field}
            id={fieldId(PREFIX, field.name)}
            error={reply?.errors.find((error) => error.field === field.name)?.message ?? null}
            value={reply?.values[field.name] ?? values[field.name] ?? ''}
            view={form}
            watched={{}}
            isReady={false}
            turn={-1}
          />
        ))}
      </div>
      <PrivacyNote dealer={form.dealer} />
      <fc-remembered-details hidden />
    </div>
  );
}
