import type { ShopperDetails } from '#src/rules/accounts/shopper-details.ts';
import { AlertsPart } from '#src/ui/alerts/alerts-part.tsx';
import { OfferFavourites } from '#src/ui/favourites/favourites-offer.tsx';
import { PaidPart } from '#src/ui/invoices/paid-part.tsx';
import { BegunPart } from '#src/ui/purchase/begun-part.tsx';
import { ReservedPart } from '#src/ui/reservations/reserved-part.tsx';
import type { DetailsErrors } from '#src/use-cases/accounts/change-garage.ts';
import type { RefusedContact } from '#src/use-cases/alerts/change-alerts.ts';
import type { GaragePage } from '#src/views/accounts/garage-view.ts';
import { BegunHere } from './begun-here.tsx';
import { CompareLink } from './compare-link.tsx';
import { DataPart } from './data-part.tsx';
import { DetailsPart } from './details-part.tsx';
import { EnquiryList } from './enquiry-list.tsx';
import { FormAlert } from './form-alert.tsx';
import { GarageNav } from './garage-nav.tsx';
import { OfflineNote } from './offline-note.tsx';
import { WatchedRows } from './watched-rows.tsx';

/** A form of the page that came back. */
export interface GarageReply {
  readonly message: string | null;
  readonly errors: DetailsErrors;
  readonly typed: Partial<ShopperDetails>;
  /** How the shopper wanted to be told, and why not so. */
  readonly contact: RefusedContact | null;
}

interface Props {
  readonly page: GaragePage;
  readonly reply: GarageReply | null;
}

/** A shopper's own page (ledger A10). Parts that are empty are left out, except the watchlist. */
export function GarageView({ page, reply }: Props) {
  const { reserved, watchlist, enquiries, alerts, path } = page;
  return (
    <fc-garage className="garage wrap">
      <header className="col-span-full">
        <h1>{page.title}</h1>
        <p className="mt-1.5 text-ink-2">{page.who}</p>
      </header>
      <GarageNav page={page} />
      <div className="garage__main">
        <OfflineNote asOf={page.asOf} />
        {reply?.message != null && <FormAlert message={reply.message} />}
        <BegunHere page={page} />
        {reserved.length > 0 && (
          <Part id="reserved" title="Reserved for you">
            <ReservedPart rows={reserved} />
          </Part>
        )}
        {page.begun.length > 0 && (
          <Part id="begun" title="Continue buying">
            <BegunPart rows={page.begun} />
          </Part>
        )}
        {watchlist !== null && <OfferFavourites />}
        {watchlist !== null && (
          <Part id="watchlist" title="Watchlist" beside={<CompareLink compare={watchlist.compare} />}>
            <WatchedRows list={watchlist} action={path} level={3} />
          </Part>
        )}
        {enquiries.length > 0 && (
          <Part id="enquiries" title="Enquiries and bookings">
            <EnquiryList rows={enquiries} />
          </Part>
        )}
        {page.paid.length > 0 && (
          <Part id="payments" title="Payments">
            <PaidPart rows={page.paid} />
          </Part>
        )}
        {page.prizes.length > 0 && (
          <Part id="prizes" title="Prizes">
            <ul className="wheel-odds">
              {page.prizes.map(({ key, heading, text }) => (
                <li key={key} className="block!">
                  <strong>{heading}</strong> {text}
                </li>
              ))}
            </ul>
          </Part>
        )}
        {alerts !== null && (
          <Part id="alerts" title="Alerts">
            <AlertsPart part={alerts} action={path} refused={reply?.contact ?? null} />
          </Part>
        )}
        <Part id="details" title="My details" note="We fill these in for you on our forms.">
          <DetailsPart page={page} errors={reply?.errors ?? []} typed={reply?.typed ?? {}} />
        </Part>
        <Part id="data" title="My data">
          <DataPart page={page} />
        </Part>
      </div>
    </fc-garage>
  );
}

interface PartProps {
  readonly id: string;
  readonly title: string;
  readonly note?: string;
  /** At the other end of the title's line. */
  readonly beside?: React.ReactNode;
  readonly children: React.ReactNode;
}

function Part({ id, title, note, beside, children }: PartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="garage__part">
      <div>
        <div className="garage__head">
          <h2 id={`${id}-title`} className="text-h3">
            {title}
          </h2>
          {beside}
        </div>
        {note !== undefined && <p className="mt-1 text-md text-ink-2">{note}</p>}
      </div>
      {children}
    </section>
  );
}
