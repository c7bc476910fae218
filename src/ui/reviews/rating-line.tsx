import type { RatingView } from '#src/views/reviews/reviews-view.ts';
import { StarRow } from './star-row.tsx';

/** A rating in one line: stars, the average with one decimal, and the number of ratings (ledger D7). */
export function RatingLine({ rating, className = '' }: { readonly rating: RatingView; readonly className?: string }) {
  return (
    <p className={`flex flex-wrap items-center gap-x-2 ${className}`}>
      <StarRow stars={rating.stars} label={`${rating.average} out of 5 stars`} />
      <span aria-hidden="true" className="font-semibold">
        {rating.average}
      </span>
      <span className="text-ink-2">{rating.countText}</span>
    </p>
  );
}
