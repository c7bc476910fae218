import type { SearchPage } from '#src/views/search/search-stock.ts';

/** States that a place is unknown, or that others have the same name (ledger S23). */
export function NearNotes({ near }: Pick<SearchPage, 'near'>) {
  if (near.unknown !== null) {
    return (
      <p role="status" className="rounded-panel bg-sunk px-4 py-3 text-md">
        {near.unknown}
      </p>
    );
  }
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
