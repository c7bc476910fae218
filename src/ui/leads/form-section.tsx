import { use } from 'react';
import { telHref } from '#src/rules/text/tel-href.ts';
import { HoursList } from '#src/ui/hours/hours-list.tsx';
import { PointList } from '#src/ui/kit/point-list.tsx';
import { ModelPicture } from '#src/ui/models/model-picture.tsx';
import { LocationAddress } from '#src/ui/places/location-address.tsx';
import type { LocationLine } from '#src/use-cases/places/find-locations.ts';
import type { HoursView } from '#src/views/hours/hours-view.ts';
import type { FormView } from '#src/views/leads/form-view.ts';
import type { WishView } from '#src/views/models/view-wish.ts';
import { PageFormReply } from './form-reply.ts';
import { LeadForm } from './lead-form.island.tsx';

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly points: readonly string[];
  /** Whether the heading is the page's own. */
  readonly isTitle: boolean;
  readonly ground: 'plain' | 'sunk';
  readonly view: FormView;
  readonly location: LocationLine | null;
  readonly hours: HoursView | null;
  /** The model that the visitor chose elsewhere. */
  readonly wish?: WishView | null;
}

/** A form on a page, and beside it its benefits and other ways to contact the dealer. */
export function FormSection({ heading, text, points, isTitle, ground, view, location, hours, wish = null }: Props) {
  const Heading = isTitle ? 'h1' : 'h2';
  return (
    <section id={`${view.form.name}-form`} className={`section ${ground === 'sunk' ? 'section--ground' : ''}`}>
      <div className="wrap grid gap-x-20 gap-y-10 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
        <div className="grid content-start gap-6">
          <div>
            <Heading>{heading}</Heading>
            {text !== '' && <p className="mt-3 text-lg text-ink-2">{text}</p>}
          </div>
          {wish !== null && <WishCard wish={wish} />}
          <LeadForm view={view} reply={use(PageFormReply)} />
        </div>
        <aside className="grid content-start gap-8 lg:pt-16">
          <PointList points={points} />
          {location !== null && <Reach location={location} hours={hours} />}
        </aside>
      </div>
    </section>
  );
}

/** What the form is about. */
function WishCard({ wish }: { readonly wish: WishView }) {
  return (
    <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[minmax(0,18rem)_minmax(0,1fr)]">
      <div className="overflow-hidden rounded-photo">
        <ModelPicture picture={wish.picture} body={wish.body} alt={wish.name} sizes="(width >= 640px) 288px, 92vw" when="eager" />
      </div>
      <div>
        <p className="text-lg font-semibold">{wish.name}</p>
        {wish.price !== null && (
          <p>
            {wish.price.text} <span className="text-ink-2">{wish.price.meaning}</span>
          </p>
        )}
        <p>
          <a href={wish.href} className="field__link inline-flex min-h-11 items-center">
            Choose another
          </a>
        </p>
        {wish.isSample && <p className="text-sm text-ink-2">Sample figures.</p>}
      </div>
    </div>
  );
}

function Reach({ location, hours }: { readonly location: LocationLine; readonly hours: HoursView | null }) {
  return (
    <div>
      <p className="font-semibold">{location.name}</p>
      <address className="text-ink-2 not-italic">
        <LocationAddress location={location} />
      </address>
      {location.phone !== null && (
        <p>
          <a href={telHref(location.phone)} className="field__link inline-flex min-h-11 items-center">
            {location.phone}
          </a>
        </p>
      )}
      {hours !== null && <HoursList hours={hours} className="mt-1 max-w-88 text-md" tableClassName="divide-y divide-line" />}
    </div>
  );
}
