import type { HoursLine } from '#src/rules/hours/hours-lines.ts';

/** When a place is open, a line for days that are alike (ledger D6). */
export function HoursTable({ hours, className = '' }: { readonly hours: readonly HoursLine[]; readonly className?: string }) {
  if (hours.length === 0) return null;
  return (
    <dl className={className}>
      {hours.map((line) => (
        <div key={line.days} className="flex justify-between gap-6 py-1.5">
          <dt>{line.days}</dt>
          <dd className="text-right">{line.hours}</dd>
        </div>
      ))}
    </dl>
  );
}
