import { Link } from 'react-router';
import type { CardView } from '#src/use-cases/page-types.ts';
import { Icon } from './icon.tsx';
import { NoPhoto } from './no-photo.tsx';
import { Price } from './price.tsx';
import { Tag } from './tag.tsx';

interface Props {
  readonly card: CardView;
  /** Results stand under a page's title, rails under a section's. */
  readonly level?: 2 | 3;
  /** Cards in the first window are fetched at once, the others when they come near. */
  readonly eager?: boolean;
}

/**
 * A vehicle as a result. The whole card is its link (the title's link is stretched over it); a sold one is greyed and offers something
 * similar in place of its price (ledger C1, C3).
 */
export function VehicleCard({ card, level = 2, eager = false }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const isSold = card.price === null;
  return (
    <article className="group relative flex h-full flex-col overflow-clip rounded-card border border-line bg-surface transition-shadow duration-200 hover:shadow-hover has-[h2_a:focus-visible,h3_a:focus-visible]:outline-2 has-[h2_a:focus-visible,h3_a:focus-visible]:outline-offset-2 has-[h2_a:focus-visible,h3_a:focus-visible]:outline-focus">
      <Photo card={card} isSold={isSold} eager={eager} />
      <div className="flex flex-1 flex-col p-4">
        <Heading className={`font-sans text-[1.0625rem]/snug font-semibold tracking-tight ${isSold ? 'text-ink-2' : ''}`}>
          <Link to={card.href} className="outline-none after:absolute after:inset-0 group-hover:text-link">
            {card.title}
          </Link>
        </Heading>
        {card.badge !== null && <p className="text-md text-ink-2">{card.badge}</p>}
        {card.attributes.length > 0 && (
          <ul className="mt-2 mb-4 flex flex-wrap text-md text-ink-2">
            {card.attributes.map((attribute) => (
              <li key={attribute} className="not-last:after:px-1.5 not-last:after:content-['·'/'']">
                {attribute}
              </li>
            ))}
          </ul>
        )}
        <div className="mt-auto min-h-16 border-t border-line pt-3.5">
          {card.price === null ? (
            <Link
              to={card.similarHref}
              className="relative z-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-link underline-offset-4 hover:underline"
            >
              find me something similar
              <Icon name="arrow" className="size-4" />
            </Link>
          ) : (
            <Price price={card.price} />
          )}
        </div>
      </div>
    </article>
  );
}

function Photo({ card, isSold, eager }: { readonly card: CardView; readonly isSold: boolean; readonly eager: boolean }) {
  return (
    <div className="relative aspect-photo overflow-clip bg-sunk">
      <div className={`size-full ${isSold ? 'opacity-70 grayscale' : ''}`}>
        {card.imageUrl === null ? (
          <NoPhoto body={card.body} />
        ) : (
          // The title beside it names the vehicle: saying it twice would only slow a listener down.
          <img
            src={card.imageUrl}
            alt=""
            width={600}
            height={400}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            className="size-full object-cover transition-transform duration-300 ease-house group-hover:scale-[1.025]"
          />
        )}
      </div>
      {card.tag !== null && (
        <div className="absolute top-3 left-3">
          <Tag tag={card.tag} />
        </div>
      )}
      {card.photosCount > 1 && (
        <p className="absolute right-2.5 bottom-2.5 inline-flex h-6 items-center gap-1.5 rounded-tag bg-black/70 px-2 text-xs font-semibold text-white">
          <Icon name="photos" className="size-3.5" />
          {card.photosCount}
          <span className="sr-only"> photos</span>
        </p>
      )}
    </div>
  );
}
