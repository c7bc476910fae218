import { QUESTION_NAMES, QUESTIONS, type QuestionName } from '#src/rules/trade-in/condition.ts';
import { MARK_PREFIX, readMarks } from '#src/rules/trade-in/damage-marks.ts';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import { FieldFault, FieldFrame } from '#src/ui/leads/field-frame.tsx';
import { fieldId } from '#src/ui/leads/field-id.ts';
import { SubmitButton } from '#src/ui/leads/submit-button.tsx';
import { TextField } from '#src/ui/leads/text-field.tsx';
import type { ValuationReply } from '#src/views/trade-in/valuation-reply.ts';
import type { ValuationView } from '#src/views/trade-in/valuation-view.ts';
import { CarPanel, NOT_SENT } from './car-panel.tsx';
import { DamageMap } from './damage-map.island.tsx';
import { ContactFields, PREFIX, StepForm } from './step-form.tsx';

interface Props {
  readonly view: ValuationView;
  readonly reply: ValuationReply | null;
}

/** Kilometres and condition. */
export function ConditionStep({ view, reply }: Props) {
  const { path, car, values, form, contact, contactFirst } = view;
  const errorOf = (name: string) => reply?.errors.find(({ field }) => field === name)?.message ?? null;
  const shared = { view: form, watched: {}, isReady: false, turn: -1 } as const;
  const asked = contactFirst ? contact : [];
  return (
    <div className="trade-flow">
      <div className="trade-flow__main">
        <div>
          <h1>How is it, honestly?</h1>
          <p className="mt-2 max-w-[60ch] text-ink-2">
            The more accurate your answers, the closer the offer is to what you’ll be paid. It takes about a minute.
          </p>
        </div>
        <StepForm
          action={`${path}/condition`}
          reply={reply}
          names={['kms', ...QUESTION_NAMES, 'photo', ...asked.map(({ name }) => name)]}
          hasPhoto
        >
          <div className="max-w-72">
            <TextField
              {...shared}
              field={{ name: 'kms', required: true, label: 'Kilometres now' }}
              id={fieldId(PREFIX, 'kms')}
              error={errorOf('kms')}
              value={reply?.values.kms ?? values.kms ?? ''}
            />
          </div>
          <section className="grid gap-4">
            <div>
              <h2 className="text-h3">Tap where the marks are</h2>
              <p className="mt-1 text-sm text-ink-2">Anything you’d see from two steps away. Nothing to mark? Leave it blank.</p>
            </div>
            <DamageMap marks={marksOf(reply?.values, values.marks ?? '')} />
            <FieldFault id={fieldId(PREFIX, 'marks')} error={errorOf('marks')} />
            <div className="max-w-120">
              <TextField
                {...shared}
                field={{ name: 'photo', required: false, label: 'Photos of your car' }}
                id={fieldId(PREFIX, 'photo')}
                error={errorOf('photo')}
                value=""
              />
            </div>
          </section>
          <div className="trade-questions">
            {QUESTION_NAMES.map((name) => (
              <Segments key={name} name={name} value={reply?.values[name] ?? values[name]} error={errorOf(name)} />
            ))}
          </div>
          <ContactFields fields={asked} values={values} reply={reply} form={form} />
          <div className="trade-acts">
            <SubmitButton text="See my offer" isSending={false} />
            <SiteLink href={`${path}/car`} className="trade-link">
              Back
            </SiteLink>
          </div>
        </StepForm>
      </div>
      {car !== null && <CarPanel car={car} otherHref={`${path}/by-hand`} note={NOT_SENT} />}
    </div>
  );
}

/** What is marked: as it was sent just now, or as it is stored. */
function marksOf(sent: Readonly<Record<string, string>> | undefined, stored: string): Record<string, string> {
  if (sent !== undefined)
    return Object.fromEntries(
      Object.entries(sent).flatMap(([name, value]) =>
        name.startsWith(MARK_PREFIX) ? [[name.slice(MARK_PREFIX.length), value]] : [],
      ),
    );
  return Object.fromEntries((readMarks(stored) ?? []).map(({ zone, damage }) => [zone.key, damage.key]));
}

interface SegmentsProps {
  readonly name: QuestionName;
  readonly value: string | undefined;
  readonly error: string | null;
}

/** A question with a few short answers side by side. */
function Segments({ name, value, error }: SegmentsProps) {
  const { label, answers } = QUESTIONS[name];
  return (
    <FieldFrame id={fieldId(PREFIX, name)} label={label} required error={error} isGroup>
      <span className="trade-segments">
        {answers.map((answer, at) => (
          <label key={answer.value}>
            <input
              type="radio"
              name={name}
              value={answer.value}
              defaultChecked={value === undefined ? at === 0 : value === answer.value}
            />
            <span>{answer.label}</span>
          </label>
        ))}
      </span>
    </FieldFrame>
  );
}
