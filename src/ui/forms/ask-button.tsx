import { useRef, useState } from 'react';
import { Link } from 'react-router';
import type { AskView } from '#src/use-cases/form-types.ts';
import type { FormCar } from '#src/use-cases/page-types.ts';
import { type ButtonLook, buttonClass } from '../button-class.ts';
import { AskDialog } from './ask-dialog.tsx';
import { useIsReady } from './use-is-ready.ts';

interface Props {
  readonly ask: AskView;
  readonly car: FormCar;
  readonly look: ButtonLook;
  readonly className?: string;
}

/** Opens a form about a vehicle in a dialog over its page; without script it is the link to the form's own page (ledger V22). */
export function AskButton({ ask, car, look, className = '' }: Props) {
  const isReady = useIsReady();
  const dialog = useRef<HTMLDialogElement>(null);
  // Once opened it stays in the page: whoever closes it and comes back finds what they typed.
  const [isMade, setIsMade] = useState(false);
  const open = (event: React.MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setIsMade(true);
    dialog.current?.showModal();
  };
  return (
    <>
      <Link
        to={ask.href}
        onClick={open}
        aria-haspopup={isReady ? 'dialog' : undefined}
        className={`${buttonClass(look)} ${className}`}
      >
        {ask.label}
      </Link>
      {isMade && <AskDialog ref={dialog} ask={ask} car={car} />}
    </>
  );
}
