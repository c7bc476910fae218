import type { PriceView } from '#src/use-cases/page-types.ts';

interface Props {
  readonly price: PriceView;
  /** A page's price is read from further away than a card's. */
  readonly size?: 'card' | 'page';
}

const FIGURE = 'font-head tracking-tight font-(--tenant-price-weight)';

/** A price and what it means: never a bare number (ledger K1). */
export function Price({ price, size = 'card' }: Props) {
  if (price.kind === 'words') {
    return <p className={`${FIGURE} ${size === 'card' ? 'text-lg' : 'text-h3'}`}>{price.text}</p>;
  }
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2.5">
        <span
          className={`${FIGURE} ${size === 'card' ? 'text-[1.4375rem]/tight' : 'text-[clamp(2rem,1.6rem+1.4vw,2.625rem)]/tight'}`}
        >
          {price.text}
        </span>
        {price.kind === 'price' && price.was !== null && (
          <s className="text-md text-ink-2">
            <span className="sr-only">was </span>
            {price.was}
          </s>
        )}
      </p>
      <p className={`text-ink-2 ${size === 'card' ? 'text-sm' : 'text-base'}`}>{price.meaning}</p>
    </div>
  );
}
