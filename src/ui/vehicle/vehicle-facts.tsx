import { KEY_FACTS } from '#src/rules/vehicle/facts.ts';
import type { Fact } from '#src/views/vehicle/vehicle-facts.ts';
import { FactList } from './fact-list.tsx';
import { Fold } from './fold.tsx';

/** The most important facts, as tiles (ledger V6). */
export function KeyInformation({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <section>
      <h2>Key information</h2>
      <dl className="mt-5 grid grid-cols-2 gap-3 md:grid-cols-4">
        {facts.slice(0, KEY_FACTS).map(({ label, value }) => (
          <div key={label} className="rounded-card bg-sunk px-4 py-3.5">
            <dt className="text-sm text-ink-2">{label}</dt>
            <dd className="text-[1.0625rem]/snug font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Further facts of a vehicle, in rows. */
export function VehicleDetails({ facts }: { readonly facts: readonly Fact[] }) {
  const rest = facts.slice(KEY_FACTS);
  if (rest.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3">Details</h2>
      <FactList facts={rest} />
    </section>
  );
}

const SHOWN = 4;

/** Its specifications: four, and the rest on demand (ledger V6). */
export function VehicleSpecifications({ facts }: { readonly facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  const list = <FactList facts={facts} shown={SHOWN} />;
  return (
    <section>
      <h2 className="mb-3">Specifications</h2>
      {facts.length > SHOWN ? (
        <Fold words={['Show More', 'Hide']} about="specifications">
          {list}
        </Fold>
      ) : (
        list
      )}
    </section>
  );
}
