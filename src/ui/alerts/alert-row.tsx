import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { AlertsPart, AlertRow as Row } from '#src/views/alerts/alerts-part.ts';

interface Props {
  readonly row: Row;
  readonly part: Pick<AlertsPart, 'frequencies'>;
  readonly action: string;
}

/** An alert: what it watches, how it tells, its switch, and how often. */
export function AlertRow({ row, part, action }: Props) {
  const { id, words, line, canSwitch, isOn, href } = row;
  return (
    <li>
      <form method="post" action={action} className="settings-list__row">
        <p className="min-w-0">
          <span className="garage__name block wrap-anywhere">
            {href === null ? (
              words
            ) : (
              <a href={href} className="hover:text-link">
                {words}
              </a>
            )}
          </span>
          <span className="text-md wrap-anywhere text-ink-2">{line}</span>
        </p>
        {canSwitch && (
          <>
            <input type="hidden" name="alert" value={id} />
            <input type="hidden" name="on" value={isOn ? 'no' : 'yes'} />
            <button
              type="submit"
              name="action"
              value="switch-alert"
              role="switch"
              aria-checked={isOn}
              aria-label={`Alert: ${words}`}
              className="toggle"
            />
          </>
        )}
      </form>
      {canSwitch && row.canChange && <Frequency row={row} frequencies={part.frequencies} action={action} />}
    </li>
  );
}

interface FrequencyProps {
  readonly row: Row;
  readonly frequencies: AlertsPart['frequencies'];
  readonly action: string;
}

function Frequency({ row: { id, words, every }, frequencies, action }: FrequencyProps) {
  return (
    <details className="settings-list__more group">
      <summary className="settings-list__act gap-1.5 px-(--settings-inset)">
        Change how often<span className="sr-only">: {words}</span>
        <Icon name="down" className="size-4 transition-transform group-open:rotate-180" />
      </summary>
      <form method="post" action={action} className="grid max-w-md gap-3 px-(--settings-inset) pb-3">
        <input type="hidden" name="alert" value={id} />
        <fieldset className="field">
          <legend className="field__label">How often?</legend>
          {frequencies.map(({ value, label }) => (
            <label key={value} className="choice">
              <input type="radio" name="every" value={value} defaultChecked={value === every} />
              {label}
            </label>
          ))}
        </fieldset>
        <button
          type="submit"
          name="action"
          value="alert-frequency"
          className={`${buttonClass('outline')} justify-self-start max-sm:w-full`}
        >
          Save<span className="sr-only"> how often: {words}</span>
        </button>
      </form>
    </details>
  );
}
