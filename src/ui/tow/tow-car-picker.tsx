import { numberText } from '#src/rules/text/number-text.ts';
import { badgeText, type ListedCar } from '#src/rules/tow/tow-table.ts';
import { FieldFault } from '#src/ui/leads/field-frame.tsx';
import type { Picked } from './picked-car.ts';

interface Props {
  readonly cars: readonly ListedCar[];
  readonly hasFailed: boolean;
  readonly picked: Picked;
  readonly fault: string | null;
  readonly onPick: (picked: Picked) => void;
}

/** Make, then model, then badge and years; each list opens when the one before it is chosen. */
export function TowCarPicker({ cars, hasFailed, picked: { make, model, car }, fault, onPick }: Props) {
  const ofMake = cars.filter((one) => one.make === make);
  const ofModel = ofMake.filter((one) => one.model === model);
  const only = (list: readonly ListedCar[]) => (list.length === 1 ? (list[0] ?? null) : null);
  const pickMake = (name: string) => onPick({ make: name, model: '', car: null });
  const pickModel = (name: string) => onPick({ make, model: name, car: only(ofMake.filter((one) => one.model === name)) });
  const pickCar = (at: string) => onPick({ make, model, car: at === '' ? null : (ofModel[Number(at)] ?? null) });
  if (hasFailed)
    return (
      <p role="alert" className="field__error">
        We couldn’t load the list of cars. Choose “I know the towing limit” and type it.
      </p>
    );
  return (
    <div className="grid gap-3">
      <div className="tow-fields">
        <Picker id="tow-make" label="Make" value={make} options={named(cars, 'make')} fault={fault} onPick={pickMake} />
        <Picker id="tow-model" label="Model" value={model} options={named(ofMake, 'model')} fault={fault} onPick={pickModel} />
        <Picker
          id="tow-badge"
          label="Badge and years"
          value={car === null ? '' : String(ofModel.indexOf(car))}
          options={ofModel.map((one, at) => [String(at), badgeText(one)])}
          fault={fault}
          onPick={pickCar}
        />
      </div>
      <FieldFault id="tow-car" error={fault} />
      <p role="status" className="text-md text-ink-2">
        {car === null
          ? 'Not in the list? Choose “I know the towing limit”.'
          : `Tows ${numberText(car.braked)} kg braked, ${numberText(car.ball)} kg on the towball. GVM ${numberText(car.gvm)} kg, GCM ${numberText(car.gcm)} kg. Sample figures: check them against your car’s plate.`}
      </p>
    </div>
  );
}

const named = (cars: readonly ListedCar[], by: 'make' | 'model'): (readonly [string, string])[] =>
  [...new Set(cars.map((car) => car[by]))].map((name) => [name, name]);

interface PickerProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, label: string])[];
  readonly fault: string | null;
  readonly onPick: (value: string) => void;
}

function Picker({ id, label, value, options, fault, onPick }: PickerProps) {
  const isWrong = fault !== null && value === '' && options.length > 0;
  return (
    <div className="field">
      <label htmlFor={id} className="field__label">
        {label}
      </label>
      <select
        id={id}
        value={value}
        disabled={options.length === 0}
        aria-invalid={isWrong ? true : undefined}
        aria-describedby={isWrong ? 'tow-car-error' : undefined}
        onChange={({ currentTarget }) => onPick(currentTarget.value)}
        className="field__input select"
      >
        <option value="">Please choose</option>
        {options.map(([option, words]) => (
          <option key={option} value={option}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
