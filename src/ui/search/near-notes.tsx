import type { SearchPage } from '#src/views/search/search-stock.ts';

/** States that other places have the same name (ledger S23). That a place is unknown stands with the number of results. */
export function NearNotes({ near }: Pick<SearchPage, 'near'>) {
  if (near.others.length === 0) return null;
  return (
    <p className="text-md text-ink-2">
      Showing {near.place}. Did you mean{' '}
      {near.others.map(({ label, href }, at) => (
        <span key={href}>
          {at === 0 ? '' : at === near.others.length - 1 ? ' or ' : ', '}
          <a href={href} className="font-semibold text-link underline underline-offset-4">
            {label}
          </a>
        </span>
      ))}
      ?
    </p>
  );
}
