import { useEffect, useRef } from 'react';
import { Icon } from '#src/ui/kit/icon.tsx';

interface Props {
  /** The server's words, where it gave any. */
  readonly message: string | null;
  /** On a vehicle's form the server's words stand alone (ledger L8). */
  readonly isVehicle: boolean;
  /** Goes up each time there is something to be read anew; below 0 it is only looked at. */
  readonly turn: number;
}

/** That a form was not taken, and why: one alert, while everything that was typed stays (ledger L7, L8). */
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
      </div>
    </div>
  );
}
