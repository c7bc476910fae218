import { Fragment } from 'react';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Photo } from '#src/ui/kit/photo.tsx';
import type { ReservedRow } from '#src/views/reservations/reserved-part.ts';
import { CancelForm } from './cancel-form.tsx';
import { TimeLeft } from './held-view.tsx';

/** What the shopper has reserved, with the time that is left (ledger A10). */
export const ReservedPart = ({ rows }: { readonly rows: readonly ReservedRow[] }) => (
  <ul className="grid gap-4">
    {rows.map((row) => (
      <li key={row.id} className="reserved-row">
        <div className="reserved-row__photo">
          <Photo picture={row.picture} body={row.body} sizes="(width >= 640px) 240px, 92vw" />
        </div>
        <Words row={row} />
      </li>
    ))}
  </ul>
);

/** Neither its time nor its day is broken where both do not fit in one line. */
const Until = ({ text }: Pick<ReservedRow, 'text'>) => (
  <p className="reserved-row__until">
    {text.split(/(?<=,) /).map((part, at) => (
      <Fragment key={part}>
        {at > 0 && ' '}
        <span>{part}</span>
      </Fragment>
    ))}
  </p>
);

function Words({ row }: { readonly row: ReservedRow }) {
  return (
    <div className="grid content-start gap-3">
      <div>
        <h3 className="panel__title text-lg">{row.href === null ? row.name : <a href={row.href}>{row.name}</a>}</h3>
        {row.left === null ? <p>{row.text}</p> : <Until text={row.text} />}
      </div>
      {row.left !== null && <TimeLeft left={row.left} words="left" />}
      {row.money !== null && <p className="text-md text-ink-2">{row.money}</p>}
      <div className="flow__acts items-center">
        <a href={row.carryOn.href} className={buttonClass('primary')}>
          {row.carryOn.label}
        </a>
        {row.receiptHref !== null && row.receiptHref !== row.carryOn.href && (
          <a href={row.receiptHref} className="flow__link">
            See the receipt
          </a>
        )}
        {row.cancel !== null && (
          <fc-buying data-does="cancel">
            <a href={row.cancel.askHref} className="flow__link">
              {row.cancel.label}
            </a>
            <dialog className="cancel-dialog" aria-labelledby={`cancel-${row.id}`}>
              <div className="grid gap-4">
                <h2 id={`cancel-${row.id}`} className="flow__part">
                  Cancel this reservation?
                </h2>
                <CancelForm cancel={row.cancel} keepHref={row.cancel.action} />
              </div>
            </dialog>
          </fc-buying>
        )}
      </div>
    </div>
  );
}
