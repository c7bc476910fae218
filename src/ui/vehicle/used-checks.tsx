import { Icon } from '#src/ui/kit/icon.tsx';
import type { VehiclePage } from '#src/views/vehicle/vehicle-page.ts';
import { HistoryReport } from './history-report.tsx';

/** The checks of a used vehicle before it was listed, and its history report (ledger V10). */
export function UsedChecks({ page }: { readonly page: VehiclePage }) {
  const { checks, historyReport, vehicleWord, formCar } = page;
  if (checks.length === 0 && historyReport === null) return null;
  return (
    <section className="rounded-panel bg-sunk p-[clamp(1.25rem,3vw,2rem)]">
      <h2 className="text-h3">{checks.length === 0 ? 'Its history' : 'Checked first'}</h2>
      {checks.length === 0 ? (
        <p className="mt-2 text-ink-2">What the registers say about this {vehicleWord}.</p>
      ) : (
        <ul className="mt-4 grid gap-x-10 gap-y-3 sm:grid-cols-2">
          {checks.map((check) => (
            <li key={check} className="flex gap-3">
              <Icon name="shield" className="mt-0.5 size-5 text-link" />
              {check}
            </li>
          ))}
        </ul>
      )}
      {historyReport !== null && <HistoryReport href={historyReport} stockNumber={formCar.stockNumber} />}
    </section>
  );
}
