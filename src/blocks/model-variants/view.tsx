import { buttonClass } from '#src/ui/kit/button-class.ts';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { VariantsView, VariantView } from '#src/views/models/view-variants.ts';

interface Props {
  readonly heading: string;
  readonly note: string;
  readonly ground: 'plain' | 'sunk';
  readonly view: VariantsView;
}

/** A model's variants side by side (ledger E1). */
export function ModelVariants({ heading, note, ground, view }: Props) {
  return (
    <section id="variants" className={`section ${ground === 'sunk' ? 'section--ground' : ''}`}>
      <div className="wrap">
        <div className="mb-7 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-1">
          <h2>{heading}</h2>
          {view.compareHref !== null && (
            <SiteLink
              href={view.compareHref}
              className="inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4"
            >
              Compare side by side
            </SiteLink>
          )}
        </div>
        <div className="variants" data-columns={Math.min(4, view.variants.length)}>
          {view.variants.map((variant) => (
            <Variant key={variant.id} variant={variant} />
          ))}
        </div>
        <p className="mt-5 max-w-[90ch] text-sm text-ink-2">
          {note} {view.isSample && 'Sample figures.'}
        </p>
      </div>
    </section>
  );
}

function Variant({ variant }: { readonly variant: VariantView }) {
  const { name, price, rows, order, stock } = variant;
  return (
    <article className="variant">
      <div>
        <h3>{name}</h3>
        {price !== null && (
          <p className="mt-2">
            <span className="price-type text-2xl">{price.text}</span> <span className="text-sm text-ink-2">{price.meaning}</span>
          </p>
        )}
      </div>
      <dl>
        {rows.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text ?? <small className="font-normal text-ink-2">not given</small>}</dd>
          </div>
        ))}
      </dl>
      {order !== null && (
        <p>
          <a href={order.href} data-takes="colour" className={buttonClass('outline')}>
            {order.label}
          </a>
        </p>
      )}
      {stock !== null && (
        <SiteLink
          href={stock.href}
          className="-my-2 inline-flex min-h-11 items-center justify-self-start text-md font-semibold text-link underline underline-offset-4"
        >
          {stock.label}
          <span className="sr-only">: {name}</span>
        </SiteLink>
      )}
    </article>
  );
}
