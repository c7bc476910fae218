interface Props {
  readonly bars: readonly number[];
  /** The chosen part, from 0 to 1. */
  readonly from: number;
  readonly to: number;
}

/** How many vehicles are in each part of a range, above its slider; the chosen part in the brand's colour. */
export function RangeBars({ bars, from, to }: Props) {
  const most = Math.max(...bars, 1);
  if (bars.length === 0) return null;
  return (
    <div aria-hidden="true" className="range-bars">
      {bars.map((count, at) => {
        const middle = (at + 0.5) / bars.length;
        return (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a bar is identified by its position.
            key={at}
            data-out={middle < from || middle > to ? '' : undefined}
            style={{ height: count === 0 ? 0 : `${Math.max(4, Math.round((count / most) * 100))}%` }}
          />
        );
      })}
    </div>
  );
}
