import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Photo } from '#src/ui/kit/photo.tsx';
import type { BegunRow } from '#src/views/purchase/begun-rows.ts';

/** What the shopper has begun to buy online, with the way on (ledger R3, A10). */
export const BegunPart = ({ rows }: { readonly rows: readonly BegunRow[] }) => (
  <ul className="grid gap-4">
    {rows.map((row) => (
      <li key={row.id} className="reserved-row">
        <div className="reserved-row__photo">
          <Photo picture={row.picture} body={row.body} sizes="(width >= 640px) 240px, 92vw" />
        </div>
        <div className="grid content-start gap-3">
          <div>
            <h3 className="panel__title text-lg">
              <a href={row.href}>{row.name}</a>
            </h3>
            <p>{row.text}</p>
          </div>
          <p className="flow__acts">
            <a href={row.href} className={buttonClass('primary')} aria-label={`Continue buying the ${row.name}`}>
              Continue
            </a>
          </p>
        </div>
      </li>
    ))}
  </ul>
);
