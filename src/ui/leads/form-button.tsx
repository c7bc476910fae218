import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type ButtonVariant, buttonClass } from '#src/ui/kit/button-class.ts';
import { openDialog } from '#src/ui/kit/open-dialog.ts';
import { useIsReady } from '#src/ui/kit/use-is-ready.ts';
import type { FormCar, VehicleFormView } from '#src/views/leads/form-view.ts';
import type { FormDialog } from './form-dialog.tsx';

interface Props {
  readonly form: VehicleFormView;
  readonly car: FormCar;
  readonly look: ButtonVariant;
  readonly className?: string;
}

const fetchDialog = () => import('./form-dialog.tsx');
/** Preloads on hover or focus; if that fails the click tries again. */
const fetchAhead = () => void fetchDialog().catch(() => {});

/**
 * Opens a form about a vehicle in a dialog over its page. The form's code loads on demand; without script, or if the code fails
 * to load, the button leads to the form's own page (ledger V22).
 */
export function FormButton({ form, car, look, className = '' }: Props) {
  const isReady = useIsReady();
  const navigate = useNavigate();
  const dialog = useRef<HTMLDialogElement>(null);
  // Stays in the page once opened, so that reopening it shows what was typed.
  const [made, setMade] = useState<{ readonly Dialog: typeof FormDialog } | null>(null);
  const open = (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (made === null) {
      fetchDialog().then(
        (code) => setMade({ Dialog: code.FormDialog }),
        () => navigate(form.href),
      );
    } else {
      openDialog(dialog.current);
    }
  };
  return (
    <>
      <Link
        to={form.href}
        onClick={open}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        aria-haspopup={isReady ? 'dialog' : undefined}
        className={`${buttonClass(look)} ${className}`}
      >
        {form.label}
      </Link>
      {made !== null && <made.Dialog ref={dialog} form={form} car={car} />}
    </>
  );
}
