import type { Fact } from '#src/views/vehicle/vehicle-facts.ts';

interface Props {
  readonly facts: readonly Fact[];
  /** How many are shown; the fold around it hides the rest. */
  readonly shown?: number;
}

export function FactList({ facts, shown = facts.length }: Props) {
  return (
    <dl className="grid gap-x-12 sm:grid-cols-2">
      {facts.map(({ label, value }, at) => (
        <div key={label} className={`flex justify-between gap-6 border-b border-line py-3 ${at < shown ? '' : 'fold__rest'}`}>
          <dt className="text-ink-2">{label}</dt>
          <dd className="text-right font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
