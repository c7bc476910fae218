import type { Fact } from '#src/use-cases/page-types.ts';

const TILES = 4;

/** What a shopper asks first as tiles, the rest as hairline rows. */
export function VehicleFacts({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  const rest = facts.slice(TILES);
  return (
    <section>
      <h2>Key information</h2>
      <dl className="mt-5 grid grid-cols-2 gap-3 md:grid-cols-4">
        {facts.slice(0, TILES).map(({ label, value }) => (
          <div key={label} className="rounded-card bg-sunk px-4 py-3.5">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="text-[1.0625rem]/snug font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {rest.length > 0 && (
        <dl className="mt-5 grid gap-x-12 sm:grid-cols-2">
          {rest.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-6 border-b border-line py-3">
              <dt className="text-ink-2">{label}</dt>
              <dd className="text-right font-semibold wrap-anywhere">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
