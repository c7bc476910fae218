import { telHref } from '#src/rules/text/tel-href.ts';
import { OpenNow } from '#src/ui/hours/open-now.tsx';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import { DirectionsLink } from '#src/ui/places/location-actions.tsx';
import { LocationAddress } from '#src/ui/places/location-address.tsx';
import { LocationPicture } from '#src/ui/places/location-picture.tsx';
import { RatingLine } from '#src/ui/reviews/rating-line.tsx';
import type { LocationView } from '#src/views/places/location-view.ts';

interface Props {
  readonly heading: string;
  readonly headingLevel?: 1 | 2;
  readonly text: string;
  readonly view: LocationView | null;
  /** Where the button besides the telephone leads. */
  readonly contactHref: string;
}

/** The head of a contact page: how to reach the dealer's first location, and where it is (ledger D2). */
export function ContactHero({ heading, headingLevel = 1, text, view, contactHref }: Props) {
  if (view === null) return null;
  const Heading = `h${headingLevel}` as const;
  const { location, hours, rating } = view;
  return (
    <section className="border-b border-line bg-tint">
      <div className="wrap grid items-stretch gap-x-12 lg:grid-cols-2">
        <div className="grid content-center gap-5 py-[clamp(2.5rem,6vw,5rem)]">
          <Heading>{heading}</Heading>
          {text !== '' && <p className="max-w-[48ch] text-lg text-ink-2">{text}</p>}
          <div>
            <p className="font-semibold">{location.name}</p>
            <address className="text-ink-2 not-italic">
              <LocationAddress location={location} />
            </address>
            {hours !== null && <OpenNow open={hours.open} className="font-semibold" />}
            {rating !== null && <RatingLine rating={rating} />}
          </div>
          <p className="flex flex-wrap gap-2.5">
            {location.phone !== null && (
              <a href={telHref(location.phone)} className={buttonClass('outline')}>
                <Icon name="phone" />
                {location.phone}
              </a>
            )}
            <SiteLink href={contactHref} className={buttonClass('outline')}>
              Send a message
            </SiteLink>
            <DirectionsLink view={view} kind="outline" />
          </p>
        </div>
        <div className="-mx-5 lg:mx-0 lg:my-10">
          <LocationPicture view={view} className="h-64 lg:h-full lg:min-h-96 lg:rounded-panel" />
        </div>
      </div>
    </section>
  );
}
