import { Icon } from '#src/ui/kit/icon.tsx';
import { Photo } from '#src/ui/kit/photo.tsx';
import type { PurchasePage } from '#src/views/purchase/purchase-view.ts';

/** Everything that was answered, each with the way to change it. */
export const ReviewStep = ({ page }: { readonly page: PurchasePage }) => (
  <>
    <div>
      <h1 className="flow__title">Check it over</h1>
      <p className="mt-2 text-ink-2">Nothing is signed yet. Change anything, as often as you like.</p>
    </div>
    <div className="recap">
      <section>
        <Icon name="car" className="size-5 text-link" />
        <h2>The {page.vehicleWord}</h2>
        <a href={page.car.href} className="flow__link">
          See it
        </a>
        <div className="recap__body">
          <div className="car-row">
            <span className="car-row__photo">
              <Photo picture={page.car.picture} body={page.car.body} sizes="120px" when="eager" />
            </span>
            <div>
              <p className="panel__title">{page.car.name}</p>
              <p className="text-md text-ink-2">{page.car.facts}</p>
            </div>
          </div>
        </div>
      </section>
      {page.review.map(({ step, title, icon, lead, rest, notes, href }) => (
        <section key={step}>
          <Icon name={icon} className="size-5 text-link" />
          <h2>{title}</h2>
          <a href={href} className="flow__link" aria-label={`Change ${title.toLowerCase()}`}>
            Change
          </a>
          <div className="recap__body">
            <p>
              {lead !== '' && <strong>{lead}</strong>}
              {rest}
            </p>
            {notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </div>
        </section>
      ))}
    </div>
    <div className="note">
      <Icon name="shield" className="mt-px size-5" />
      <p>
        <strong>You keep all your rights.</strong> The consumer guarantees apply, and nothing here takes away any of your rights
        under the law.
      </p>
    </div>
  </>
);
