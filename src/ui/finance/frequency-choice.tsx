import { useId } from 'react';
import { FREQUENCIES, type Frequency } from '#src/rules/finance/frequency.ts';

interface Props {
  readonly value: Frequency;
  readonly onChoose: (frequency: Frequency) => void;
}

export function FrequencyChoice({ value, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset className="frequency-choice">
      <legend className="sr-only">Repayment frequency</legend>
      {(Object.keys(FREQUENCIES) as Frequency[]).map((frequency) => (
        <label key={frequency}>
          <input
            type="radio"
            name={name}
            value={frequency}
            checked={frequency === value}
            onChange={() => onChoose(frequency)}
            className="sr-only"
          />
          {FREQUENCIES[frequency].label}
        </label>
      ))}
    </fieldset>
  );
}
