import { PrintButtonFace } from '#src/ui/vehicle/print-button.tsx';

const sheet = { carId: 1, pdfHref: '#vehicles', printHref: '#vehicles' };
const STATES = [
  { kind: 'idle' },
  { kind: 'preparing' },
  { kind: 'failed', message: 'The sheet could not be made. Please try again in a moment.' },
] as const;
const nothing = () => {};

/** The button that prints a vehicle: at rest, while the sheet is made, and after a failure. */
export function ShowcasePrint() {
  return (
    <div className="grid max-w-xl grid-cols-3 gap-4">
      {STATES.map((state) => (
        <PrintButtonFace key={state.kind} sheet={sheet} state={state} onPress={nothing} />
      ))}
    </div>
  );
}
