import { telHref } from '#src/rules/text/tel-href.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { TakenPage } from '#src/views/reservations/taken-view.ts';
import { FreeCars } from './free-cars.tsx';

/** The page of somebody who came too late: what happened, that nothing was charged, and what else there is. */
export function TakenView({ page }: { readonly page: TakenPage }) {
  return (
    <div className="wrap grid gap-10 py-[clamp(1.25rem,3vw,2.5rem)]">
      <div className="grid max-w-[46rem] gap-6">
        <div>
          <h1 className="flow__title">{page.title}</h1>
          <p className="mt-3 text-ink-2">
            {page.text} {page.charged !== null && <strong className="text-ink">{page.charged}</strong>} {page.more}
          </p>
        </div>
        <p className="flow__acts">
          {page.tell !== null && (
            <a href={page.tell.href} className={buttonClass('primary')}>
              <Icon name="bell" className="size-4.5" />
              {page.tell.label}
            </a>
          )}
          {page.againHref !== null && (
            <a href={page.againHref} className={buttonClass('plain')}>
              Try again
            </a>
          )}
          {page.phone !== null && (
            <a href={telHref(page.phone)} className={buttonClass('plain')}>
              Call {page.phone}
            </a>
          )}
          {page.restHref !== null && (
            <a href={page.restHref} className={buttonClass('plain')}>
              See what we have
            </a>
          )}
        </p>
      </div>
      <FreeCars cards={page.similar} />
    </div>
  );
}
