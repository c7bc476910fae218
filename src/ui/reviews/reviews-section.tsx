import type { ReviewsView } from '#src/views/reviews/reviews-view.ts';
import { RatingLine } from './rating-line.tsx';
import { ReviewCard } from './review-card.tsx';

interface Props {
  readonly heading: string;
  readonly text?: string;
  readonly view: ReviewsView;
  readonly ground?: 'plain' | 'sunk';
}

/** The rating, and a row of reviews that is swiped or scrolled and needs no script. */
export function ReviewsSection({ heading, text = '', view, ground = 'plain' }: Props) {
  return (
    <section className={`section ${ground === 'sunk' ? 'section--ground' : ''}`}>
      <div className="wrap">
        <div className="mb-[clamp(1.25rem,2.4vw,2.25rem)] flex flex-wrap items-end justify-between gap-x-8 gap-y-2">
          <div>
            <h2>{heading}</h2>
            {text !== '' && <p className="mt-2 max-w-[56ch] text-ink-2">{text}</p>}
          </div>
          <RatingLine rating={view.rating} className="text-lg" />
        </div>
        {view.reviews.length > 0 && (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard.
          <ul className="rail reviews" tabIndex={0} aria-label={heading}>
            {view.reviews.map((review) => (
              <li key={review.id}>
                <ReviewCard review={review} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
