import type { HistoryView, PriceStepView } from '#src/views/vehicle/vehicle-history.ts';

/** How long a vehicle has been listed, and each recorded change of price: up as well as down. */
export function PriceHistory({ history }: { readonly history: HistoryView }) {
  const { listed, meaning, steps } = history;
  if (steps.length === 0) return null;
  return (
    <section>
      <h2>Price history</h2>
      <p className="mt-2 text-ink-2">{listed}. Every price change we’ve recorded, up or down.</p>
      <div className="mt-5 grid items-center gap-x-12 gap-y-5 sm:grid-cols-2">
        <ol className="grid">
          {steps.toReversed().map(({ dollars, price, since, change }) => (
            <li key={since ?? 'before'} className="flex flex-wrap justify-between gap-x-6 border-b border-line py-3">
              <span className="text-ink-2">{since === null ? 'Before that' : `From ${since}`}</span>
              <span className="font-semibold">
                {price}
                {meaning !== null && dollars !== null && <span className="ml-2 text-sm font-normal text-ink-2">{meaning}</span>}
                {change !== null && <span className="ml-2 text-md font-medium text-ink-2">{change}</span>}
              </span>
            </li>
          ))}
        </ol>
        <Steps steps={steps} />
      </div>
    </section>
  );
}

const WIDTH = 320;
const HEIGHT = 120;
const EDGE = 10;

/** The prices as steps of equal width: the list beside them has the details. */
function Steps({ steps }: { readonly steps: readonly PriceStepView[] }) {
  const prices = steps.flatMap(({ dollars }) => (dollars === null ? [] : [dollars]));
  if (prices.length < 2) return null;
  const [low, high] = [Math.min(...prices), Math.max(...prices)];
  const y = (dollars: number) => EDGE + ((high - dollars) / (high - low || 1)) * (HEIGHT - 2 * EDGE);
  const width = (WIDTH - 2 * EDGE) / prices.length;
  const line = prices.map((dollars, at) => `${at === 0 ? 'M' : 'L'}${EDGE + at * width} ${y(dollars)}h${width}`).join('');
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true" className="w-full max-w-md rounded-card bg-sunk text-link">
      <path d={`${line}V${HEIGHT}H${EDGE}Z`} fill="currentColor" opacity="0.08" />
      <path d={line} fill="none" stroke="currentColor" strokeWidth="2.5" strokeLinejoin="round" strokeLinecap="round" />
      <circle cx={WIDTH - EDGE} cy={y(prices.at(-1) ?? low)} r="5" fill="currentColor" />
    </svg>
  );
}
