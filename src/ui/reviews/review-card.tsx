import { cutText } from '#src/rules/text/cut-text.ts';
import type { ReviewView } from '#src/views/reviews/reviews-view.ts';
import { StarRow } from './star-row.tsx';

/** Longer reviews are folded: the beginning, and the rest on demand. */
const FOLDED_OVER = 260;

/** A customer's review, and the dealer's reply (ledger D7). */
export function ReviewCard({ review }: { readonly review: ReviewView }) {
  const { customerName, text, rating, stars, agoInWords, date, dateInWords, reply, image } = review;
  return (
    <article className="review">
      <header className="flex items-center gap-3">
        {image === null ? (
          <span aria-hidden="true" className="review__face grid place-items-center bg-tint-2 font-semibold text-on-tint">
            {String.fromCodePoint(customerName.codePointAt(0) ?? 32).toUpperCase()}
          </span>
        ) : (
          <img src={image} alt="" width={44} height={44} loading="lazy" decoding="async" className="review__face object-cover" />
        )}
        <div className="min-w-0">
          <h3 className="text-base [overflow-wrap:anywhere]">{customerName}</h3>
          <p className="text-sm text-ink-2">
            <time dateTime={date}>{dateInWords}</time>
            {` · ${agoInWords}`}
          </p>
        </div>
      </header>
      <StarRow stars={stars} label={`${rating} out of 5 stars`} />
      {text !== '' && <FoldedText text={text} />}
      {reply !== null && (
        <div className="review__reply">
          <p className="text-sm font-semibold">
            Our reply <span className="font-normal text-ink-2">· {reply.dateInWords}</span>
          </p>
          <FoldedText text={reply.text} />
        </div>
      )}
    </article>
  );
}

function FoldedText({ text }: { readonly text: string }) {
  const cut = cutText(text, FOLDED_OVER);
  if (cut === null) return <p className="review__text">{text}</p>;
  return (
    <div>
      <p className="review__text review__cut">{cut}</p>
      <details className="review__fold">
        <summary>
          <span className="review__more">Read more</span>
          <span className="review__less">Read less</span>
        </summary>
        <p className="review__text">{text}</p>
      </details>
    </div>
  );
}
