import { fieldByName } from '#src/rules/leads/fields.ts';
import { describedBy, FieldFrame } from './field-frame.tsx';
import type { FieldProps } from './field-props.ts';
import { type Times, useTimes } from './use-times.ts';

/** The time of an appointment: one of the free slots, or a request in words when they cannot be loaded (ledger L11). */
export function TimeField(props: FieldProps) {
  const { view, watched, field, id, isReady, turn } = props;
  const { times } = view;
  const chosen = watched.location || times?.byDealership[watched.dealership_slug ?? ''] || times?.location || '';
  const found = useTimes({
    kind: times?.kind ?? '',
    location: times !== null && isReady ? chosen : '',
    date: watched[field.dayField ?? ''] ?? '',
    turn,
  });
  if (times === null || found.kind === 'failed') return <Wish {...props} />;
  if (isReady) return <FreeTimes {...props} found={found} />;
  // The browser shows one of the two, depending on whether it runs script at all.
  return (
    <>
      <div className="hidden noscript:block">
        <Wish {...props} />
      </div>
      <div className="noscript:hidden">
        <FreeTimes {...props} id={`${id}-free`} found={found} />
      </div>
    </>
  );
}

function Wish({ field, id, error, value }: FieldProps) {
  const { label, maxLength } = fieldByName(field.name);
  const hint = 'For example, 10 am or after work';
  return (
    <FieldFrame id={id} label={label} required={field.required} error={error} hint={hint}>
      <input
        id={id}
        name={field.name}
        type="text"
        maxLength={maxLength}
        defaultValue={value}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={describedBy(id, error, hint)}
        className="field__input"
      />
    </FieldFrame>
  );
}

function FreeTimes({ field, id, error, found }: FieldProps & { readonly found: Exclude<Times, { kind: 'failed' }> }) {
  const { label } = fieldByName(field.name);
  const times = found.kind === 'times' ? found.times : [];
  return (
    <FieldFrame id={id} label={label} required={field.required} error={error}>
      <select
        id={id}
        name={field.name}
        disabled={times.length === 0}
        aria-invalid={error === null ? undefined : true}
        aria-describedby={`${id}-state${error === null ? '' : ` ${id}-error`}`}
        className="field__input select"
      >
        <option value="">{found.kind === 'loading' ? 'Looking for available times' : 'Any time'}</option>
        {times.map((time) => (
          <option key={time.starts_at} value={time.starts_at}>
            {time.label}
          </option>
        ))}
      </select>
      <p id={`${id}-state`} role="status" className="text-md text-ink-2">
        {stateText(found)}
      </p>
    </FieldFrame>
  );
}

function stateText(found: Times): string {
  if (found.kind === 'none') return 'Choose a date to see the available times.';
  if (found.kind !== 'times') return '';
  if (found.times.length === 0) return 'There are no times left on this day. Please choose another, or we’ll suggest one.';
  return found.times.length === 1 ? '1 time available' : `${found.times.length} times available`;
}
