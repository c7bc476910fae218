import { useEffect, useRef } from 'react';
import { Icon } from '#src/ui/kit/icon.tsx';

interface Props {
  /** The server's message, if it sent one. */
  readonly message: string | null;
  /** On a vehicle's form the server's message is shown alone (ledger L8). */
  readonly isVehicle: boolean;
  /** Increases each time there is something new to announce; negative when it is only displayed. */
  readonly turn: number;
}

/** States that a form was not accepted, and why: one alert, while everything that was typed stays (ledger L7, L8). */
export function FormFailure({ message, isVehicle, turn }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (turn >= 0) box.current?.focus();
  }, [turn]);
  const title = isVehicle ? (message ?? 'An unexpected error occured') : 'An error occurred when submitting this form';
  return (
    <div ref={box} role="alert" tabIndex={-1} className="form-alert">
      <Icon name="alert" className="mt-0.5 size-5" />
      <div>
        <p className="font-semibold">{title}</p>
        {!isVehicle && message !== null && message !== title && <p className="mt-1">{message}</p>}
        {message === null && <p className="mt-1">What you typed is still here. Check your connection and send it again.</p>}
      </div>
    </div>
  );
}
