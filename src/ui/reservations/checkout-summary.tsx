import { telHref } from '#src/rules/text/tel-href.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { Photo } from '#src/ui/kit/photo.tsx';
import type { CheckoutPage } from '#src/views/reservations/checkout-view.ts';
import { DepositPoints } from './deposit-points.tsx';

/** What you get and what it costs, beside the form on a wide screen. */
export function CheckoutSide({ page }: { readonly page: CheckoutPage }) {
  return (
    <aside className="flow__side" aria-label="What you get and what it costs">
      <div className="panel panel--flush hidden lg:block">
        <div className="relative aspect-video">
          <Photo picture={page.car.picture} body={page.car.body} sizes="404px" when="first" hiddenWhere="(width < 1024px)" />
        </div>
        <div className="grid gap-4 px-7 pt-6 pb-7">
          <CarName page={page} />
          <Sum page={page} />
        </div>
      </div>
      <DepositPoints page={page} className="hidden lg:grid" />
      {page.phone !== null && (
        <p className="px-1 text-sm text-ink-2">
          Rather talk first?{' '}
          <a className="font-semibold text-link underline underline-offset-4" href={telHref(page.phone)}>
            {page.phone}
          </a>
        </p>
      )}
    </aside>
  );
}

/** The same on a phone, above paying: the vehicle with its sum folded in, and what the deposit gets. */
export function CheckoutFold({ page }: { readonly page: CheckoutPage }) {
  return (
    <div className="grid gap-7 lg:hidden">
      <details className="fold-sum group">
        <summary>
          <span className="car-row__photo">
            <Photo picture={page.car.picture} body={page.car.body} sizes="76px" when="eager" hiddenWhere="(width >= 1024px)" />
          </span>
          <span>
            <span className="panel__title block">{page.car.name}</span>
            <span className="text-sm text-ink-2">{page.price}</span>
          </span>
          <Icon name="down" className="size-5 transition-transform group-open:rotate-180" />
        </summary>
        <div className="px-4 pb-2">
          <Sum page={page} />
        </div>
      </details>
      <DepositPoints page={page} className="grid" />
    </div>
  );
}

const CarName = ({ page }: { readonly page: CheckoutPage }) => (
  <div>
    <p className="panel__title text-lg">{page.car.name}</p>
    <p className="text-md text-ink-2">{page.car.facts}</p>
  </div>
);

const Sum = ({ page }: { readonly page: CheckoutPage }) => (
  <dl className="sum">
    <div>
      <dt>{page.priceLabel}</dt>
      <dd>{page.price}</dd>
    </div>
    <div>
      <dt>Deposit today</dt>
      <dd>−{page.deposit}</dd>
    </div>
    <div data-kind="total">
      <dt>Left to pay if you buy it</dt>
      <dd>{page.left}</dd>
    </div>
  </dl>
);
