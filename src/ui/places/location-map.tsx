import type { ReactNode } from 'react';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { LocationMap as LocationMapView } from '#src/views/places/location-map.ts';

interface Props {
  readonly map: LocationMapView;
  /** Sets the height of the map. */
  readonly className?: string;
  /** Whether the provider's map may be opened instead. */
  readonly isWhole?: boolean;
}

/** The map of a location: a picture with the location in its middle; the provider's own map only on demand (ledger D3). */
export function LocationMap({ map, className = '', isWhole = false }: Props) {
  if (!isWhole || map.frameSrc === null) return <Picture map={map} className={className} />;
  return (
    <fc-map data-src={map.frameSrc} data-title={`Map around ${map.suburb}`} data-look={className} className="contents">
      <Picture map={map} className={className}>
        <button type="button" data-press="" className={`place-map__open noscript:hidden ${buttonClass('plain')}`}>
          Open the street map
        </button>
      </Picture>
    </fc-map>
  );
}

interface PictureProps {
  readonly map: LocationMapView;
  readonly className: string;
  readonly children?: ReactNode;
}

const Picture = ({ map, className, children }: PictureProps) => (
  <figure className={`place-map ${className}`}>
    <img src={map.src} alt={map.alt} loading="lazy" decoding="async" className={`place-map__${map.kind}`} />
    {map.kind === 'drawn' && (
      <span aria-hidden="true" className="place-map__pin">
        <span className="place-map__name">{map.suburb}</span>
        <Icon name="pin" className="place-map__mark" />
      </span>
    )}
    <figcaption className="place-map__caption">
      {[map.bearing, map.approximate].filter((part) => part !== null).join('. ')}
    </figcaption>
    {children}
  </figure>
);
