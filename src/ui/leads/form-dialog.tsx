import { type RefObject, useEffect, useId } from 'react';
import { Icon } from '#src/ui/kit/icon.tsx';
import { openDialog } from '#src/ui/kit/open-dialog.ts';
import type { FormCar, VehicleFormView } from '#src/views/leads/form-view.ts';
import { CarLine } from './car-line.tsx';
import { LeadForm } from './lead-form.tsx';

interface Props {
  readonly ref: RefObject<HTMLDialogElement | null>;
  readonly form: VehicleFormView;
  readonly car: FormCar;
}

/**
 * A form about a vehicle over the vehicle's page. Modal: the focus stays inside, Escape closes it and returns the focus (ledger
 * V22).
 */
export function FormDialog({ ref, form, car }: Props) {
  const title = useId();
  useEffect(() => openDialog(ref.current), [ref]);
  return (
    <dialog ref={ref} aria-labelledby={title} className="form-dialog">
      <div className="form-dialog__head">
        <h2 id={title} className="text-h3">
          {form.heading}
        </h2>
        <button
          type="button"
          aria-label="Close"
          onClick={() => ref.current?.close()}
          className="grid size-11 flex-none cursor-pointer place-items-center rounded-control hover:bg-sunk"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="form-dialog__body">
        <CarLine car={car} />
        <LeadForm view={form.form} />
      </div>
    </dialog>
  );
}
