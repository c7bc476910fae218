import type { WheelView } from '#src/views/prizes/wheel-view.ts';
import { sliceLooks } from './prize-wheel.tsx';

/** What the wheel can stop at and how likely that is, who runs it and when, and the conditions. */
export function WheelFacts({ view }: { readonly view: WheelView }) {
  const looks = sliceLooks(view.slices);
  return (
    <div className="grid content-start gap-8">
      <section aria-labelledby="prizes">
        <h2 id="prizes" className="text-h3">
          Prizes and odds
        </h2>
        <ol className="wheel-odds mt-4">
          {view.prizes.map(({ number, name, chance }, at) => (
            <li key={number}>
              <span aria-hidden="true" className={`wheel-odds__number ${looks[at]?.chip ?? ''}`}>
                {number}
              </span>
              <span>{name}</span>
              <span className="text-ink-2">{chance}</span>
            </li>
          ))}
        </ol>
        {view.noPrize !== null && <p className="mt-4 font-semibold">Your overall chance of no prize is {view.noPrize}.</p>}
      </section>
      <section aria-labelledby="conditions" className="grid gap-3 text-md">
        <h2 id="conditions" className="text-h3">
          Conditions
        </h2>
        <p>
          {view.dates} Run by {view.runBy}.{view.permit !== null && ` Permit ${view.permit}.`}
        </p>
        <ul className="grid list-disc gap-2 pl-5 text-ink-2">
          {view.conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
      </section>
    </div>
  );
}
