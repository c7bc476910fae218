import { buttonClass } from '#src/ui/kit/button-class.ts';

/** Says that other results could not be had; those shown before stay under it (ledger S11). */
export function LoadFailed({ onRetry }: { readonly onRetry: () => void }) {
  return (
    <div
      role="alert"
      className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-control bg-bad-tint px-5 py-4 text-bad"
    >
      <p className="font-medium">We couldn’t load those results. Check your connection and try again.</p>
      <button type="button" onClick={onRetry} className={buttonClass('plain')}>
        Try again
      </button>
    </div>
  );
}
