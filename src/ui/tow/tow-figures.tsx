import { numberText } from '#src/rules/text/number-text.ts';
import { type TowFigure, USUAL_LOAD } from '#src/rules/tow/tow-car.ts';
import type { FigureFaults, TypedFigures } from '#src/rules/tow/typed-tow-car.ts';
import { describedBy, FieldFrame } from '#src/ui/leads/field-frame.tsx';

interface FigureField {
  readonly figure: TowFigure;
  readonly label: string;
  readonly hint?: string;
  readonly isRequired?: boolean;
}

export const TYPED_FIELDS: readonly FigureField[] = [
  {
    figure: 'brakedCapacity',
    label: 'Braked towing limit',
    hint: 'In the handbook, or on the towbar’s plate.',
    isRequired: true,
  },
  { figure: 'ballLimit', label: 'Towball limit', hint: 'On the towbar’s plate.' },
  { figure: 'gvm', label: 'GVM', hint: 'The most the car itself is allowed to weigh.' },
  { figure: 'gcm', label: 'GCM', hint: 'The most the car and van are allowed to weigh together.' },
  { figure: 'kerbMass', label: 'Kerb mass', hint: 'The car with a full tank and nobody in it.' },
];

export const LOAD_FIELDS: readonly FigureField[] = [
  { figure: 'people', label: 'People', hint: `Two adults are about ${numberText(USUAL_LOAD.people)} kg.` },
  { figure: 'luggage', label: 'Luggage', hint: 'What travels in the car, not in the caravan.' },
];

interface Props {
  readonly fields: readonly FigureField[];
  readonly typed: TypedFigures;
  readonly faults: FigureFaults;
  readonly onType: (figures: TypedFigures) => void;
}

/** Fields for kilograms. */
export function TowFigures({ fields, typed, faults, onType }: Props) {
  return (
    <div className="tow-fields">
      {fields.map(({ figure, label, hint, isRequired = false }) => {
        const id = `tow-${figure}`;
        const error = faults[figure] ?? null;
        return (
          <FieldFrame key={figure} id={id} label={label} required={isRequired || figure in USUAL_LOAD} error={error} hint={hint}>
            <span className="field__figure" data-after="kg">
              <input
                id={id}
                name={figure}
                inputMode="numeric"
                maxLength={10}
                value={typed[figure] ?? ''}
                aria-invalid={error === null ? undefined : true}
                aria-required={isRequired ? true : undefined}
                aria-describedby={describedBy(id, error, hint)}
                onChange={({ currentTarget }) => onType({ [figure]: currentTarget.value })}
                className="field__input"
              />
            </span>
          </FieldFrame>
        );
      })}
    </div>
  );
}
