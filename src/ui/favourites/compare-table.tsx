import { useState } from 'react';
import { Price } from '#src/ui/card/price.tsx';
import { Tag } from '#src/ui/card/tag.tsx';
import { EstimateLine } from '#src/ui/finance/estimate-line.tsx';
import { EstimateNote } from '#src/ui/finance/estimate-note.tsx';
import { Icon } from '#src/ui/kit/icon.tsx';
import { Photo } from '#src/ui/kit/photo.tsx';
import { TowCaution } from '#src/ui/tow/tow-panel.tsx';
import { TowPlace } from '#src/ui/tow/tow-place.tsx';
import type { CardView } from '#src/views/card/card-view.ts';
import type { ComparedVehicle } from '#src/views/favourites/compare-vehicles.ts';

interface Props {
  readonly labels: readonly string[];
  readonly vehicles: readonly ComparedVehicle[];
  readonly onRemove: (card: CardView) => void;
  /** Where to find more vehicles, and the link's label. */
  readonly more: { readonly label: string; readonly href: string };
}

const ROW_HEAD =
  'sticky start-0 z-1 w-27 min-w-27 bg-bg py-3 pe-3 text-start align-baseline text-sm font-normal text-ink-2 md:w-44 md:min-w-44 md:text-md';
const CELL = 'w-44 min-w-44 px-2 text-start align-baseline md:w-64 md:min-w-64 md:px-3';

/** Vehicles side by side. On a phone the table scrolls under its first column. */
export function CompareTable({ labels, vehicles, onRemove, more }: Props) {
  const [onlyDifferences, setOnlyDifferences] = useState(false);
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard. */}
      <section aria-label="Comparison" tabIndex={0} className="relative mt-3 flex overflow-x-auto pb-4">
        <table className="flex-none border-separate border-spacing-0">
          <thead>
            <tr>
              <td className={ROW_HEAD} />
              {vehicles.map(({ card }) => (
                <th key={card.id} scope="col" abbr={card.title} className={`${CELL} pb-4 align-top font-normal`}>
                  <Head card={card} onRemove={() => onRemove(card)} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="[&>tr>*]:border-t [&>tr>*]:border-line">
            <tr>
              <th scope="row" className={ROW_HEAD}>
                Price
              </th>
              {vehicles.map(({ card }) => (
                <td key={card.id} className={`${CELL} py-3`}>
                  {card.price === null ? <FindSimilar href={card.similarHref} /> : <PriceOf card={card} />}
                </td>
              ))}
            </tr>
            {vehicles.some(({ card }) => card.tow !== null) && (
              <tr className="tow-only">
                <th scope="row" className={ROW_HEAD}>
                  Tow match
                </th>
                {vehicles.map(({ card }) => (
                  <td key={card.id} className={`${CELL} py-3`}>
                    {card.tow === null ? (
                      <NoValue />
                    ) : (
                      <TowPlace part="compare" data={{ 'data-atm': card.tow.atm?.toString() }} />
                    )}
                  </td>
                ))}
              </tr>
            )}
            {rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row" className={ROW_HEAD}>
                  {label}
                </th>
                {values.map((value, at) => (
                  <td key={vehicles[at]?.card.id} className={`${CELL} py-3 font-semibold wrap-anywhere`}>
                    {value ?? <NoValue />}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <AddAnother {...more} />
      </section>
      <EstimateNote cards={vehicles.map(({ card }) => card)} />
      {vehicles.some(({ card }) => card.tow !== null) && <TowCaution className="mt-4" />}
    </>
  );
}

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
  <div className="flex-none px-2 md:px-3">
    <a
      href={href}
      className="grid aspect-photo w-40 place-content-center justify-items-center gap-2 rounded-card border-[1.5px] border-dashed border-line-strong p-4 text-center font-semibold text-link hover:bg-tint md:w-58"
    >
      <Icon name="search" />
      {label}
    </a>
  </div>
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
