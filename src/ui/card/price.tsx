import type { PriceView } from '#src/views/card/card-view.ts';

interface Props {
  readonly price: PriceView;
  /** A page's price is larger than a card's. */
  readonly size?: 'card' | 'page';
}

/** A price and what it means: never a bare number (ledger K1). */
export function Price({ price, size = 'card' }: Props) {
  if (price.kind === 'words') {
    return <p className={`price-type ${size === 'card' ? 'text-lg' : 'text-h3'}`}>{price.text}</p>;
  }
  return (
    <div>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span
          className={`price-type ${size === 'card' ? 'text-[1.4375rem]/tight' : 'text-[clamp(2rem,1.6rem+1.4vw,2.625rem)]/tight'}`}
        >
          {price.text}
        </span>
        {price.kind === 'subscription' && <span className="text-md font-semibold">{price.per}</span>}
        {price.kind === 'price' && price.was !== null && (
          <s className="text-[0.9375rem] text-ink-2">
            <span className="sr-only">was </span>
            {price.was}
          </s>
        )}
      </p>
      <p className={`text-ink-2 ${size === 'card' ? 'text-sm' : 'text-base'}`}>{price.meaning}</p>
    </div>
  );
}
