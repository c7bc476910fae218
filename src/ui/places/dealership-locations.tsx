import { Breadcrumb } from '#src/ui/kit/breadcrumb.tsx';
import type { DealershipPage } from '#src/views/places/show-location.ts';
import { LocationCard } from './location-card.tsx';

/** The locations of a dealership that has several (ledger D4). */
export function DealershipLocations({ page: { crumbs, name, locations } }: { readonly page: DealershipPage }) {
  return (
    <div className="wrap pb-16">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="mt-3 mb-8">{name}</h1>
      <ul className="grid gap-(--gap) sm:grid-cols-2 lg:grid-cols-3">
        {locations.map((view) => (
          <li key={view.slug}>
            <LocationCard view={view} headingLevel={2} />
          </li>
        ))}
      </ul>
    </div>
  );
}
