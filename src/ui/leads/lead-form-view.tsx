import { Fragment, useEffect, useId, useRef } from 'react';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { TowPlace } from '#src/ui/tow/tow-place.tsx';
import type { FormReply, FormView } from '#src/views/leads/form-view.ts';
import { Decoy } from './decoy.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { fieldId } from './field-id.ts';
import { FormFailure } from './form-failure.tsx';
import { FormField } from './form-field.tsx';
import { FormProgress } from './form-progress.tsx';
import { PrivacyNote } from './privacy-note.tsx';
import { RegoLookUp } from './rego-look-up.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useLeadForm } from './use-lead-form.ts';
import { useWatched } from './use-watched.ts';

interface Props {
  readonly view: FormView;
  /** The server's answer, if the form was sent without script. */
  readonly reply?: FormReply | null;
}

/**
 * A form of the platform. All steps are in the page, one of them visible: going back keeps what was typed, and without script
 * each step is sent and returns with the values of the others.
 */
export function LeadFormView({ view, reply = null }: Props) {
  const prefix = useId();
  const own = reply?.form === view.form.name || reply?.form === null ? reply : null;
  const { form, state, isReady, submit, back, touch } = useLeadForm(view, own);
  const watched = useWatched(form);
  const { steps, name } = view.form;
  const last = steps.length - 1;
  const startOf = (field: (typeof steps)[number]['fields'][number]) =>
    own?.values[field.name] ?? (own === null ? (field.value ?? '') : '');
  return (
    <form
      ref={form}
      method="post"
      action={view.action ?? undefined}
      encType={steps.some(({ fields }) => fields.some((field) => field.name === 'resume')) ? 'multipart/form-data' : undefined}
      noValidate
      data-form={view.form.name}
      aria-busy={state.isSending}
      data-ready={isReady ? '' : undefined}
      onInput={touch}
      onChange={watched.read}
      onSubmit={(event) => {
        event.preventDefault();
        if (isBack(event.nativeEvent)) back();
        else void submit();
      }}
      className="lead-form"
    >
      {steps.length > 1 && <FormProgress titles={steps.map(({ title }) => title)} step={state.step} />}
      {state.errors.length > 0 && (
        <ErrorSummary
          errors={state.errors}
          prefix={prefix}
          names={steps[state.step]?.fields.map((field) => field.name) ?? []}
          turn={state.turn}
        />
      )}
      {state.failure !== null && <FormFailure message={state.failure.message} isVehicle={view.car !== null} turn={state.turn} />}
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="step" value={state.step} />
      {view.car !== null && <input type="hidden" name="car_id" value={view.car} />}
      {view.offer !== null && <input type="hidden" name="offer_id" value={view.offer} />}
      {state.step === last && (
        <>
          <input type="hidden" name="lead_status" value="Complete" />
          <input type="hidden" name="form_completed" value="true" />
        </>
      )}
      {state.leadId !== null && <input type="hidden" name="lead_id" value={state.leadId} />}
      <Decoy prefix={prefix} />
      {steps.map(({ title, fields }, at) => (
        <StepPart key={title} title={title} isNow={at === state.step} isOnly={last === 0}>
          {fields.map((field) => (
            <Fragment key={field.name}>
              <FormField
                field={field}
                id={fieldId(prefix, field.name)}
                error={state.errors.find((error) => error.field === field.name)?.message ?? null}
                value={startOf(field)}
                view={view}
                watched={watched.values}
                isReady={isReady}
                turn={state.turn}
              />
              {view.lookUpText !== null && field.name === 'Vehicle State' && <RegoLookUp text={view.lookUpText} />}
            </Fragment>
          ))}
        </StepPart>
      ))}
      {/* Reversed: a form's first button is the one that Enter presses. */}
      <div className="flex flex-row-reverse flex-wrap items-center justify-end gap-3 max-sm:*:w-full">
        <SubmitButton text={state.step === last ? view.submitText : 'Continue'} isSending={state.isSending} />
        {state.step > 0 && (
          <button type="submit" name="go" value={BACK} className={buttonClass('plain')}>
            Back
          </button>
        )}
      </div>
      <PrivacyNote dealer={view.dealer} />
      {view.takesTowCar && <TowPlace part="lead" className="text-md text-ink-2" />}
      <fc-remembered-details hidden />
    </form>
  );
}

const BACK = 'back';
const isBack = (event: Event): boolean => event instanceof SubmitEvent && event.submitter?.getAttribute('value') === BACK;

interface PartProps {
  readonly title: string;
  readonly isNow: boolean;
  readonly isOnly: boolean;
  readonly children: React.ReactNode;
}

/** A step; the others are hidden and keep what was typed. */
function StepPart({ title, isNow, isOnly, children }: PartProps) {
  const head = useRef<HTMLLegendElement>(null);
  const wasNow = useRef(isNow);
  useEffect(() => {
    // Moves the focus to the title of a step that was reached by Next or Back.
    if (isNow && !wasNow.current) head.current?.focus();
    wasNow.current = isNow;
  }, [isNow]);
  return (
    <fieldset hidden={!isNow} className="form-step">
      <legend ref={head} tabIndex={-1} className={isOnly ? 'sr-only' : 'form-step__title'}>
        {title}
      </legend>
      <div className="form-step__fields">{children}</div>
    </fieldset>
  );
}
