import { type CSSProperties, useState } from 'react';
import { Price } from '#src/ui/card/price.tsx';
import { Tag } from '#src/ui/card/tag.tsx';
import { EstimateLine } from '#src/ui/finance/estimate-line.tsx';
import { EstimateNote } from '#src/ui/finance/estimate-note.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { Photo } from '#src/ui/kit/photo.tsx';
import { TowCaution } from '#src/ui/tow/tow-caution.tsx';
import { TowInvite } from '#src/ui/tow/tow-invite.tsx';
import { TowPlace } from '#src/ui/tow/tow-place.tsx';
import { weightsData } from '#src/ui/tow/weights-data.ts';
import type { CardView } from '#src/views/card/card-view.ts';
import type { ComparedVehicle } from '#src/views/favourites/compare-vehicles.ts';

interface Props {
  readonly labels: readonly string[];
  readonly vehicles: readonly ComparedVehicle[];
  readonly onRemove: (card: CardView) => void;
  /** Where to find more vehicles, and the link's label. */
  readonly more: { readonly label: string; readonly href: string };
}

/** As many fill the width of a desk's screen; beside fewer there is room for the way to another. */
const ON_A_DESK = 4;

/** Vehicles side by side: two on a phone, four on a desk. More scroll under their labels. */
export function CompareTable({ labels, vehicles, onRemove, more }: Props) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const isMatched = vehicles.some(({ card }) => card.tow !== null && card.tow !== 'drives-itself');
  const rows = compareRows(labels, vehicles, onlyDifferences && vehicles.length > 1);
  return (
    <>
      {vehicles.length > 1 && (
        <label className="inline-flex min-h-11 cursor-pointer items-center gap-2.5 font-semibold">
          <input
            type="checkbox"
            checked={onlyDifferences}
            onChange={(event) => setOnlyDifferences(event.currentTarget.checked)}
            className="size-5 accent-primary"
          />
          Only show differences
        </label>
      )}
      <div
        className="compared mt-3"
        data-roomy={vehicles.length < ON_A_DESK ? '' : undefined}
        style={{ '--columns': vehicles.length } as CSSProperties}
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard. */}
        <section aria-label="Comparison" tabIndex={0} className="compared__scroll">
          <table>
            <thead>
              <tr>
                <td />
                {vehicles.map(({ card }) => (
                  <th key={card.id} scope="col" abbr={card.title}>
                    <Head card={card} onRemove={() => onRemove(card)} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                <Label>Price</Label>
                {vehicles.map(({ card }) => (
                  <td key={card.id}>{card.price === null ? <FindSimilar href={card.similarHref} /> : <PriceOf card={card} />}</td>
                ))}
              </tr>
              {isMatched && (
                <tr className="tow-only">
                  <Label>Tow match</Label>
                  {vehicles.map(({ card }) => (
                    <td key={card.id}>
                      <TowOf tow={card.tow} />
                    </td>
                  ))}
                </tr>
              )}
              {rows.map(({ label, values }) => (
                <tr key={label}>
                  <Label>{label}</Label>
                  {values.map((value, at) => (
                    <td key={vehicles[at]?.card.id} className="font-semibold">
                      {value ?? <NoValue />}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        <AddAnother {...more} />
      </div>
      <EstimateNote cards={vehicles.map(({ card }) => card)} />
      {isMatched && (
        <div className="mt-6 grid gap-3">
          <TowInvite headingLevel={2} />
          <TowPlace part="with" />
          <TowCaution />
        </div>
      )}
    </>
  );
}

/** A row's label; the words within stay in view when the row scrolls. */
const Label = ({ children }: { readonly children: string }) => (
  <th scope="row">
    <span>{children}</span>
  </th>
);

function Head({ card, onRemove }: { readonly card: CardView; readonly onRemove: () => void }) {
  return (
    <div className="grid gap-2.5">
      <div className="relative aspect-photo overflow-clip rounded-card">
        <Photo picture={card.picture} body={card.body} sizes="256px" when="eager" isSold={card.price === null} />
        {card.tag !== null && (
          <div className="absolute top-2 left-2">
            <Tag tag={card.tag} />
          </div>
        )}
      </div>
      <div>
        <a
          href={card.href}
          className="block text-[1.0625rem]/snug font-[650] text-wrap underline-offset-4 hover:text-link hover:underline"
        >
          {card.title}
        </a>
        {card.badge !== null && <p className="text-md text-ink-2">{card.badge}</p>}
      </div>
      <button
        type="button"
        onClick={onRemove}
        className="-ms-2 inline-flex min-h-11 cursor-pointer items-center gap-1.5 justify-self-start rounded-control px-2 text-md font-semibold text-link underline-offset-4 hover:underline"
      >
        <Icon name="close" className="size-4" />
        Remove<span className="sr-only"> {card.title}</span>
      </button>
    </div>
  );
}

function TowOf({ tow }: Pick<CardView, 'tow'>) {
  if (tow === null) return <NoValue />;
  return tow === 'drives-itself' ? 'No tow car needed' : <TowPlace part="compare" data={weightsData(tow)} />;
}

/** A vehicle's price, with the same estimate as on its card and page (ledger M8). */
function PriceOf({ card }: { readonly card: CardView }) {
  return (
    <>
      {card.price !== null && <Price price={card.price} />}
      <EstimateLine estimate={card.estimate} quoteKey={card.quoteKey} />
    </>
  );
}

const FindSimilar = ({ href }: { readonly href: string }) => (
  <a href={href} className="inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline">
    find me something similar
  </a>
);

const NoValue = () => (
  <span className="font-normal text-ink-2">
    <span aria-hidden="true">–</span>
    <span className="sr-only">not provided</span>
  </span>
);

const AddAnother = ({ label, href }: Props['more']) => (
  <a href={href} className="compared__add">
    <Icon name="search" />
    {label}
  </a>
);

interface CompareRow {
  readonly label: string;
  readonly values: readonly (string | null)[];
}

/**
 * The rows of a comparison, without those for which no vehicle has a value and, if only differences are requested, those in which
 * all are equal.
 */
export function compareRows(
  labels: readonly string[],
  vehicles: readonly { readonly values: readonly (string | null)[] }[],
  onlyDifferences: boolean,
): CompareRow[] {
  return labels
    .map((label, at) => ({ label, values: vehicles.map(({ values }) => values[at] ?? null) }))
    .filter(({ values }) => values.some((value) => value !== null) && !(onlyDifferences && new Set(values).size === 1));
}
