import { SaveButton } from '#src/ui/favourites/save-button.tsx';
import { EstimateLine } from '#src/ui/finance/estimate-line.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { Photo } from '#src/ui/kit/photo.tsx';
import { DealLabel } from '#src/ui/market/deal-label.tsx';
import { TowPlace } from '#src/ui/tow/tow-place.tsx';
import { weightsData } from '#src/ui/tow/weights-data.ts';
import type { CardView } from '#src/views/card/card-view.ts';
import { Price } from './price.tsx';
import { Tag } from './tag.tsx';

interface Props {
  readonly card: CardView;
  /** Results are below a page's title, rails below a section's. */
  readonly level?: 2 | 3;
  /** Cards in the first window load eagerly, the others when they are near. */
  readonly when?: 'first' | 'eager' | 'lazy';
  readonly sizes?: string;
}

/** A card's width: the window on a phone, half of it on a tablet, about a third of the page on a desktop. */
const SIZES = '(width >= 1040px) 420px, (width >= 640px) 46vw, 92vw';

/**
 * A vehicle as a result. The title's link is stretched over the whole card; a sold vehicle is greyed out and offers something
 * similar instead of its price (ledger C1, C3).
 */
export function VehicleCard({ card, level = 2, when = 'lazy', sizes = SIZES }: Props) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const isSold = card.price === null;
  return (
    <article className="card group">
      <div className="card__photo">
        <Photo picture={card.picture} body={card.body} sizes={sizes} when={when} isSold={isSold} />
        <PhotoMarks card={card} />
      </div>
      <div className="card__body">
        <Heading
          className={`font-sans text-[1.0625rem]/snug font-[650] tracking-[-0.01em] [font-stretch:100%] text-wrap ${isSold ? 'text-ink-2' : ''}`}
        >
          <a href={card.href} className="outline-none after:absolute after:inset-0 group-hover:text-link">
            {card.title}
          </a>
        </Heading>
        {card.badge !== null && <p className="text-md text-ink-2">{card.badge}</p>}
        <Attributes card={card} />
        {card.distance !== null && (
          <p className="-mt-2 mb-4 flex items-center gap-1.5 text-md font-semibold">
            <Icon name="pin" className="size-4 text-ink-2" />
            {card.distance}
          </p>
        )}
        {card.tow !== null && card.tow !== 'drives-itself' && <TowPlace part="card" data={weightsData(card.tow)} />}
        <div className="card__foot">
          {card.price === null ? (
            <>
              <p className="text-md text-ink-2">{card.soldNote}</p>
              <FindSimilar href={card.similarHref} />
            </>
          ) : (
            <div className="flex flex-wrap items-start justify-between gap-x-3">
              <Price price={card.price} />
              {card.deal !== null && <DealLabel deal={card.deal} />}
            </div>
          )}
          <EstimateLine estimate={card.estimate} quoteKey={card.quoteKey} className="mt-1" />
        </div>
      </div>
    </article>
  );
}

function Attributes({ card }: { readonly card: CardView }) {
  if (card.attributes.length === 0 && card.stockNumber === null) return <div className="mb-4" />;
  return (
    <div className="dotted mt-2 mb-4 text-md text-ink-2">
      <ul>
        {card.attributes.map((attribute) => (
          <li key={attribute}>{attribute}</li>
        ))}
        {card.stockNumber !== null && <li className="basis-full">{card.stockNumber}</li>}
      </ul>
    </div>
  );
}

function FindSimilar({ href }: { readonly href: string }) {
  return (
    <a
      href={href}
      className="relative z-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-link underline-offset-4 hover:underline"
    >
      find me something similar
      <Icon name="arrow" className="size-4" />
    </a>
  );
}

/** The tag on the left, the favourites button on the right, the number of photos below it. */
function PhotoMarks({ card }: { readonly card: CardView }) {
  return (
    <>
      {card.tag !== null && (
        <div className="absolute top-3 left-3">
          <Tag tag={card.tag} />
        </div>
      )}
      {card.save !== null && (
        <div className="absolute top-1.5 right-1.5 z-1">
          <SaveButton car={card.save} look="card" />
        </div>
      )}
      {card.photosCount > 1 && (
        <p className="absolute right-2.5 bottom-2.5 inline-flex h-6 items-center gap-1.5 rounded-chip bg-black/70 px-2 text-xs font-semibold text-white">
          <Icon name="photos" className="size-3.5" />
          {card.photosCount}
          <span className="sr-only"> photos</span>
        </p>
      )}
    </>
  );
}
