import { Icon } from '#src/ui/kit/icon.tsx';
import { Photo } from '#src/ui/kit/photo.tsx';
import type { GalleryView } from '#src/views/vehicle/gallery-view.ts';
import type { Slide } from './slides-of.ts';

const SHOWN = 6;

interface Props {
  readonly view: Pick<GalleryView, 'images' | 'body' | 'isSold'>;
  readonly slides: readonly Slide[];
  /** The slide that is shown large; null while something else is. */
  readonly at: number | null;
  readonly onShow: (place: number) => void;
  readonly onEnlarge: (place: number) => void;
}

/** The first few slides, each a link to it, so that they work without script; the last leads to all the others. */
export function GalleryThumbs({ view: { images, body, isSold }, slides, at, onShow, onEnlarge }: Props) {
  const beyond = slides.length - SHOWN;
  return (
    <ul className="gallery__thumbs">
      {slides.slice(0, SHOWN).map((slide, place) => {
        const leadsOn = beyond > 0 && place === SHOWN - 1;
        return (
          <li key={slide.id}>
            <a
              data-press=""
              href={`#${slide.id}`}
              aria-current={place === at || undefined}
              onClick={(event) => {
                event.preventDefault();
                if (leadsOn) onEnlarge(place);
                else onShow(place);
              }}
              className="gallery__thumb"
            >
              <Photo
                picture={slide.kind === 'photo' ? slide.image : (images[0] ?? null)}
                body={body}
                sizes="140px"
                isSold={isSold}
              />
              <span className="sr-only">
                {slide.kind === 'video' ? 'Video' : leadsOn ? `All ${images.length} photos` : `Photo ${slide.at + 1}`}
              </span>
              {slide.kind === 'video' && (
                <span className="absolute inset-0 grid place-items-center bg-black/40 text-white">
                  <Icon name="play" className="size-6" />
                </span>
              )}
              {leadsOn && (
                <span
                  aria-hidden="true"
                  className="absolute inset-0 grid place-items-center bg-black/60 font-semibold text-white"
                >
                  +{beyond}
                </span>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
