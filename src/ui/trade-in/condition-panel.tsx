import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { DescribedCondition } from '#src/views/trade-in/described-condition.ts';
import { CarDrawing } from './car-drawing.tsx';

/** What a shopper said of their car, which the offer holds them to. */
export function ConditionPanel({ condition, path }: { readonly condition: DescribedCondition; readonly path: string }) {
  return (
    <section className="trade-panel grid content-start gap-4">
      <div className="flex items-baseline justify-between gap-4">
        <h2 className="text-h3">What you told us</h2>
        <SiteLink href={`${path}/condition`} className="trade-link">
          Change
        </SiteLink>
      </div>
      <div className="condition-marks">
        <CarDrawing marked={condition.marks.map(({ zone }) => zone)} />
        <div className="grid content-start gap-3.5 text-md">
          {condition.marks.length > 0 && (
            <ol className="grid gap-3.5 border-b border-line pb-3.5">
              {condition.marks.map(({ zone, name, text }, at) => (
                <li key={zone}>
                  <strong>
                    {at + 1} {name}
                  </strong>
                  <span className="block text-ink-2">{text}</span>
                </li>
              ))}
            </ol>
          )}
          <dl className="grid gap-3.5">
            {condition.answers.map(({ label, value }) => (
              <div key={label}>
                <dt className="inline text-ink-2">{label}</dt> <dd className="inline font-semibold">{value.toLowerCase()}</dd>
              </div>
            ))}
          </dl>
          {condition.photo !== null && <p className="text-ink-2">Photos: {condition.photo}</p>}
        </div>
      </div>
    </section>
  );
}
