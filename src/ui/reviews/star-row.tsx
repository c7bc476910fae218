import type { Stars } from '#src/rules/reviews/review.ts';

interface Props {
  readonly stars: Stars;
  /** The rating in words, for screen readers. */
  readonly label: string;
}

const STAR = 'M12 2.6l2.9 6.1 6.6.9-4.8 4.6 1.2 6.7-5.9-3.3-5.9 3.3 1.2-6.7L2.5 9.6l6.6-.9z';

/** Five stars, filled as far as a rating goes: up to 4 full and a partial one (ledger D7). */
export function StarRow({ stars: { full, part }, label }: Props) {
  const shares = [0, 1, 2, 3, 4].map((at) => (at < full ? 1 : at === full ? part : 0));
  return (
    <span role="img" aria-label={label} className="stars">
      {shares.map((share, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stars are never reordered
        <svg key={at} aria-hidden="true" viewBox="0 0 24 24" className="stars__star" data-share={share}>
          <path d={STAR} className="stars__empty" />
          {share > 0 && (
            <path d={STAR} className="stars__full" style={{ clipPath: `inset(0 ${Math.round((1 - share) * 100)}% 0 0)` }} />
          )}
        </svg>
      ))}
    </span>
  );
}
