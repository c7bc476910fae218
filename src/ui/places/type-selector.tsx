import type { LocationPage } from '#src/views/places/show-location.ts';

/**
 * The types of location at an address: sales, service or parts, each with its own hours and telephone; renders nothing for a
 * single one (ledger D5).
 */
export function TypeSelector({ types }: { readonly types: LocationPage['types'] }) {
  if (types.length === 0) return null;
  return (
    <nav
      aria-label="Department"
      className="flex flex-wrap gap-1 justify-self-start rounded-control bg-sunk p-1 inset-ring inset-ring-line"
    >
      {types.map(({ slug, label, href, isChosen }) => (
        <a
          key={slug}
          href={href}
          aria-current={isChosen ? 'page' : undefined}
          className={`inline-flex min-h-11 items-center rounded-control px-4 font-semibold ${isChosen ? 'bg-surface text-link shadow-sm' : 'text-ink-2 hover:text-ink'}`}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
