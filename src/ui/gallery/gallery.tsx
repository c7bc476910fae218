import type { MouseEvent } from 'react';
import type { GalleryView } from '#src/use-cases/vehicle-page-types.ts';
import { Icon } from '../icon.tsx';
import { Photo } from '../photo.tsx';

interface Props {
  readonly view: GalleryView;
  /** Tells the photographs of several galleries on a page apart. */
  readonly idPrefix?: string;
}

const THUMBS = 6;
const SIZES: Readonly<Record<GalleryView['look'], string>> = {
  stage: '(width >= 1040px) 860px, 92vw',
  mosaic: '(width >= 900px) 650px, 92vw',
};

/**
 * A vehicle's photographs in a row that is swiped or scrolled sideways; the thumbnails are links to their photograph, so that all of it
 * works without script.
 */
export function Gallery({ view, idPrefix = 'photo' }: Props) {
  const { images, body, isSold, look } = view;
  if (images.length === 0) {
    return (
      <figure className="gallery">
        <div className="gallery__slide">
          <Photo picture={null} body={body} sizes="100vw" isSold={isSold} />
        </div>
        <figcaption className="absolute bottom-4 left-4 rounded-tag bg-surface px-3 py-1.5 text-sm font-semibold">
          No photos yet
        </figcaption>
      </figure>
    );
  }
  return (
    <div>
      <div className="gallery" data-gallery={look}>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever uses keys scrolls the photographs with the arrows. */}
        <ul aria-label="Photos" tabIndex={0} className="gallery__row">
          {images.map((image, at) => (
            <li key={image.src} id={`${idPrefix}-${at + 1}`} className="gallery__slide">
              <Photo picture={image} body={body} sizes={SIZES[look]} when={at === 0 ? 'first' : 'lazy'} isSold={isSold} />
              <span className="sr-only">{image.alt}</span>
            </li>
          ))}
        </ul>
        <p className="pointer-events-none absolute right-3 bottom-3 inline-flex items-center gap-1.5 rounded-chip bg-black/70 px-3 py-1 text-sm font-semibold text-white">
          <Icon name="photos" className="size-4" />
          {images.length === 1 ? '1 photo' : `${images.length} photos`}
        </p>
      </div>
      {images.length > 1 && <Thumbs view={view} idPrefix={idPrefix} />}
    </div>
  );
}

/** With script only the row moves; without, the page jumps to the photograph, which is as good. */
function show(event: MouseEvent<HTMLAnchorElement>): void {
  const photo = document.querySelector(event.currentTarget.hash);
  if (photo === null) return;
  event.preventDefault();
  photo.scrollIntoView({ block: 'nearest', inline: 'start' });
}

function Thumbs({ view: { images, body, isSold }, idPrefix }: Required<Props>) {
  const beyond = images.length - THUMBS;
  return (
    <ul className="gallery__thumbs">
      {images.slice(0, THUMBS).map((image, at) => (
        <li key={image.src}>
          <a
            href={`#${idPrefix}-${at + 1}`}
            onClick={show}
            className="relative block aspect-3/2 min-h-11 w-full overflow-clip rounded-control hover:opacity-85"
          >
            <Photo picture={image} body={body} sizes="140px" isSold={isSold} />
            <span className="sr-only">Photo {at + 1}</span>
            {beyond > 0 && at === THUMBS - 1 && (
              <span aria-hidden="true" className="absolute inset-0 grid place-items-center bg-black/60 font-semibold text-white">
                +{beyond}
              </span>
            )}
          </a>
        </li>
      ))}
    </ul>
  );
}
