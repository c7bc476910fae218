/** The shape of results while they load: for the first load only, since later ones keep the previous results (ledger S11). */
export function ResultsSkeleton({ cardsPerRow, count = 6 }: { readonly cardsPerRow: 3 | 4; readonly count?: number }) {
  return (
    <div role="status" className="results-grid" data-columns={cardsPerRow}>
      <span className="sr-only">Loading results</span>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its position.
        <div key={at} aria-hidden="true" className="card skeleton">
          <div className="card__photo" />
          <div className="card__body gap-2.5">
            <i className="h-5 w-3/4" />
            <i className="h-4 w-1/2" />
            <i className="mb-4 h-4 w-5/6" />
            <div className="card__foot">
              <i className="h-7 w-2/5" />
            </div>
          </div>
        </div>
      ))}
    </div>
  );
}
