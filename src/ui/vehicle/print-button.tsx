import { useState } from 'react';
import { EVENTS } from '#src/rules/analytics/event-numbers.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { track } from '#src/ui/kit/track.ts';
import type { SheetView } from '#src/views/vehicle/vehicle-page.ts';

type PrintState = { readonly kind: 'idle' | 'preparing' } | { readonly kind: 'failed'; readonly message: string };

/** Downloads a vehicle's sheet as a PDF named after the vehicle (ledger V18). Without script it is a link to the PDF. */
export function PrintButton({ sheet }: { readonly sheet: SheetView }) {
  const [state, setState] = useState<PrintState>({ kind: 'idle' });
  async function prepare() {
    setState({ kind: 'preparing' });
    const fetched = await fetchSheet(sheet.pdfHref);
    if (fetched.kind === 'failed') return setState(fetched);
    keepFile(fetched.file, fileName(sheet));
    setState({ kind: 'idle' });
    track({ id: EVENTS.printed, about: { car_id: sheet.carId } });
  }
  return <PrintButtonFace sheet={sheet} state={state} onPress={() => void prepare()} />;
}

interface FaceProps {
  readonly sheet: SheetView;
  readonly state: PrintState;
  readonly onPress: () => void;
}

export function PrintButtonFace({ sheet, state, onPress }: FaceProps) {
  const isPreparing = state.kind === 'preparing';
  return (
    <div className="grid content-start gap-2">
      <a
        href={sheet.pdfHref}
        download={fileName(sheet)}
        rel="nofollow"
        data-press=""
        aria-disabled={isPreparing || undefined}
        className={`${buttonClass('plain')} px-3 aria-disabled:cursor-progress`}
        onClick={(event) => {
          event.preventDefault();
          if (!isPreparing) onPress();
        }}
      >
        {isPreparing ? <span className="spinner" aria-hidden="true" /> : <Icon name="print" />}
        {isPreparing ? 'Preparing...' : 'Print'}
      </a>
      <span role="status" className="sr-only">
        {isPreparing && 'Your PDF is being prepared.'}
      </span>
      {state.kind === 'failed' && (
        <div>
          <p role="alert" className="text-sm text-bad">
            {state.message}
          </p>
          <PrintableLink sheet={sheet} />
        </div>
      )}
    </div>
  );
}

/** The page to print from where there is no PDF. */
function PrintableLink({ sheet }: { readonly sheet: SheetView }) {
  return (
    <a
      href={sheet.printHref}
      target="_blank"
      rel="noopener nofollow"
      className="inline-flex min-h-11 items-center text-md text-link underline underline-offset-3"
    >
      Open the print page instead
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

/** As in the address: {slug}.pdf. */
const fileName = ({ pdfHref }: SheetView): string => pdfHref.slice(pdfHref.lastIndexOf('/') + 1);

function keepFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // The browser starts reading the file after this task, so the address must live longer.
  setTimeout(() => URL.revokeObjectURL(href), 60_000);
}

/** The result of requesting a sheet: the file, or a message for the visitor. */
export type SheetFetched = { readonly kind: 'file'; readonly file: Blob } | { readonly kind: 'failed'; readonly message: string };

const FAILED = 'We couldn’t prepare the PDF. Please try again in a moment.';

/** Requests a vehicle's PDF; the server's message is shown if it sent one (ledger V18). */
export async function fetchSheet(href: string, send: typeof fetch = fetch): Promise<SheetFetched> {
  try {
    const answer = await send(href);
    if (answer.ok) return { kind: 'file', file: await answer.blob() };
    return { kind: 'failed', message: detailOf(await answer.json().catch(() => null)) ?? FAILED };
  } catch {
    return { kind: 'failed', message: FAILED };
  }
}

function detailOf(problem: unknown): string | null {
  if (typeof problem !== 'object' || problem === null || !('detail' in problem)) return null;
  return typeof problem.detail === 'string' && problem.detail !== '' ? problem.detail : null;
}
