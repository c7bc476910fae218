import { phoneSizes } from '#src/rules/images/phone-sizes.ts';
import { srcSetOf } from '#src/rules/images/src-set.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { LocationView } from '#src/views/places/location-view.ts';
import { LocationMap } from './location-map.tsx';

interface Props {
  readonly view: Pick<LocationView, 'picture' | 'map' | 'location'>;
  readonly className: string;
}

/** The picture of a location: its photograph, else its map, else a drawing with the name of the suburb. */
export function LocationPicture({ view: { picture, map, location }, className }: Props) {
  if (picture !== null)
    return (
      <img
        src={picture.src}
        srcSet={srcSetOf(picture)}
        sizes={phoneSizes('(width >= 1040px) 420px, 92vw')}
        alt={picture.alt}
        loading="lazy"
        decoding="async"
        className={`w-full object-cover ${className}`}
      />
    );
  if (map !== null) return <LocationMap map={map} className={className} />;
  return (
    <div aria-hidden="true" className={`grid place-content-center justify-items-center gap-2 bg-tint text-on-tint ${className}`}>
      <Icon name="pin" className="size-8" />
      <span className="font-semibold">{location.city}</span>
    </div>
  );
}
