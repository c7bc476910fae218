import { NoPhoto } from './no-photo.tsx';

interface Props {
  readonly images: readonly string[];
  readonly title: string;
  readonly body: string;
  readonly isSold: boolean;
}

const THUMBS = 6;

/**
 * A vehicle's photographs on one stage that is swiped or scrolled sideways; the thumbnails are links to their photograph, so that all
 * of it works without script.
 */
export function Gallery({ images, title, body, isSold }: Props) {
  const faded = isSold ? 'opacity-70 grayscale' : '';
  if (images.length === 0) {
    return (
      <figure className="relative aspect-3/2 overflow-clip rounded-panel bg-sunk">
        <div className={`size-full ${faded}`}>
          <NoPhoto body={body} />
        </div>
        <figcaption className="absolute bottom-4 left-4 rounded-tag bg-surface px-3 py-1.5 text-sm font-semibold">
          No photos yet
        </figcaption>
      </figure>
    );
  }
  return (
    <div>
      <div className="relative overflow-clip rounded-panel bg-sunk">
        <section
          aria-label="Photos"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever uses keys scrolls the photographs with the arrows.
          tabIndex={0}
          className="flex snap-x snap-mandatory scrollbar-none overflow-x-auto overscroll-x-contain -outline-offset-2"
        >
          {images.map((image, at) => (
            <img
              key={image}
              id={`photo-${at + 1}`}
              src={image}
              alt={`${title}, ${at + 1} of ${images.length}`}
              width={1200}
              height={800}
              loading={at === 0 ? 'eager' : 'lazy'}
              fetchPriority={at === 0 ? 'high' : 'auto'}
              decoding="async"
              className={`aspect-3/2 w-full flex-none snap-center scroll-mt-24 object-cover ${faded}`}
            />
          ))}
        </section>
        <p className="absolute bottom-3 left-3 rounded-tag bg-black/70 px-2.5 py-1 text-sm font-semibold text-white">
          {images.length === 1 ? '1 photo' : `${images.length} photos`}
        </p>
      </div>
      {images.length > 1 && <Thumbs images={images} />}
    </div>
  );
}

function Thumbs({ images }: { readonly images: readonly string[] }) {
  const beyond = images.length - THUMBS;
  return (
    <ul className="mt-2.5 grid grid-cols-6 gap-2 sm:gap-2.5">
      {images.slice(0, THUMBS).map((image, at) => (
        <li key={image}>
          <a href={`#photo-${at + 1}`} className="relative block overflow-clip rounded-control bg-sunk hover:opacity-85">
            <img
              src={image}
              alt=""
              width={180}
              height={120}
              loading="lazy"
              decoding="async"
              className="aspect-3/2 min-h-11 w-full object-cover"
            />
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
