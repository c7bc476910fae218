import { type SubmitEvent, useRef, useState } from 'react';
import { type TowChoice, UNNAMED } from '#src/rules/tow/tow-car.ts';
import { towCarOf } from '#src/rules/tow/tow-table.ts';
import { type FigureFaults, readTowCar, type TypedFigures } from '#src/rules/tow/typed-tow-car.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { firstTyped, type Picked, pickedAt } from './picked-car.ts';
import { TowCarPicker } from './tow-car-picker.tsx';
import { LOAD_FIELDS, TowFigures, TYPED_FIELDS } from './tow-figures.tsx';
import { useTowCars } from './use-tow-cars.ts';

interface Props {
  /** The car that is chosen already. */
  readonly before: TowChoice | null;
  /** Whether the account that is signed in remembers it too. */
  readonly isKept: boolean;
  readonly onChoose: (choice: TowChoice | null) => void;
  readonly onClose: () => void;
}

const WAYS = [
  ['picked', 'Pick my car'],
  ['typed', 'I know the towing limit'],
] as const;

/** The dialog in which a shopper chooses the car to tow with: from a list, or by the figures on its plate (ledger P15). */
export function TowChooser({ before, isKept, onChoose, onClose }: Props) {
  const { cars, hasFailed } = useTowCars();
  const [chosenWay, setWay] = useState<(typeof WAYS)[number][0] | null>(before?.car.short === UNNAMED.short ? 'typed' : null);
  const way = chosenWay ?? (hasFailed ? 'typed' : 'picked');
  const [changed, setPicked] = useState<Picked | null>(null);
  const picked = changed ?? pickedAt(cars, before?.car.name);
  const [typed, setTyped] = useState<TypedFigures>(() => firstTyped(before));
  const [faults, setFaults] = useState<FigureFaults & { readonly car?: string }>({});
  const form = useRef<HTMLFormElement>(null);
  const type = (figures: TypedFigures) => setTyped((now) => ({ ...now, ...figures }));

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const listed = way === 'picked' ? picked.car : null;
    if (way === 'picked' && listed === null) return refuse({ car: 'Choose your car’s make, model and badge.' });
    const read = listed === null ? readTowCar(UNNAMED, typed) : readTowCar(UNNAMED, { ...loadOf(typed), brakedCapacity: '3000' });
    if (!read.ok) return refuse(read.faults);
    onChoose(listed === null ? read.choice : { car: towCarOf(listed), load: read.choice.load });
  };
  const refuse = (found: FigureFaults & { readonly car?: string }) => {
    setFaults(found);
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus());
  };

  return (
    <>
      <div className="form-dialog__head">
        <h2 id="tow-chooser" className="text-xl">
          Will your car tow it?
        </h2>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="grid size-11 cursor-pointer place-items-center rounded-control hover:bg-sunk"
        >
          <Icon name="close" />
        </button>
      </div>
      <form ref={form} noValidate autoComplete="off" onSubmit={submit} className="form-dialog__body">
        <p className="text-ink-2">
          Choose your car once and every caravan will show whether it’s a match. We’ll remember it in this browser
          {isKept ? ' and in your account.' : ' only.'}
        </p>
        <fieldset className="tow-ways">
          <legend className="sr-only">How to choose</legend>
          {WAYS.map(([value, label]) => (
            <label key={value} className="tow-ways__one">
              <input type="radio" name="way" checked={way === value} onChange={() => setWay(value)} />
              {label}
            </label>
          ))}
        </fieldset>
        {way === 'picked' ? (
          <TowCarPicker cars={cars} hasFailed={hasFailed} picked={picked} fault={faults.car ?? null} onPick={setPicked} />
        ) : (
          <TowFigures fields={TYPED_FIELDS} typed={typed} faults={faults} onType={type} />
        )}
        <fieldset>
          <legend className="mb-2 font-[650]">In the car</legend>
          <TowFigures fields={LOAD_FIELDS} typed={typed} faults={faults} onType={type} />
        </fieldset>
        <div className="flex flex-wrap gap-3">
          <button type="submit" className={buttonClass('primary')}>
            Save my car
          </button>
          {before !== null && (
            <button type="button" onClick={() => onChoose(null)} className={buttonClass('plain')}>
              Forget my car
            </button>
          )}
        </div>
      </form>
    </>
  );
}

const loadOf = ({ people = '', luggage = '' }: TypedFigures): TypedFigures => ({ people, luggage });
