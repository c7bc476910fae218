import { lazy, useEffect, useEffectEvent, useRef, useState, useTransition } from 'react';
import { Icon } from '#src/ui/kit/icon.tsx';
import { Photo } from '#src/ui/kit/photo.tsx';
import type { GalleryView } from '#src/views/vehicle/gallery-view.ts';
import { GalleryThumbs } from './gallery-thumbs.tsx';
import { MovingViews } from './moving-views.tsx';
import { PhotoRow } from './photo-row.tsx';
import { type Slide, slidesOf } from './slides-of.ts';
import { useSlide } from './use-slide.ts';
import { ViewSwitch } from './view-switch.tsx';

const Fullscreen = lazy(async () => ({ default: (await import('./fullscreen-dialog.tsx')).FullscreenDialog }));

/** The flaws are listed elsewhere on the page. */
type View = Omit<GalleryView, 'flaws'>;

interface Props {
  readonly view: View;
  /** Distinguishes the photographs of several galleries on a page. */
  readonly idPrefix?: string;
}

/**
 * A vehicle's photographs in a row that is swiped or scrolled and works without script, and over them, if there are any, the spin
 * and the interior, whose pictures load when they are asked for (ledger G1, G3, G4).
 */
export function Gallery({ view, idPrefix = 'photo' }: Props) {
  const [chosen, setChosen] = useState(view.views.includes(view.startsWith) ? view.startsWith : view.views[0]);
  // Whether the spin was chosen by hand; as the first view it waits until it is touched.
  const [isSpinAsked, setIsSpinAsked] = useState(false);
  const [ready, setReady] = useState<typeof chosen | null>(null);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  // Until the code of fullscreen has come the button says that it waits: without a fallback React keeps what is there.
  const [isEnlarging, startEnlarging] = useTransition();
  const row = useRef<HTMLUListElement>(null);
  const slides = slidesOf(view, idPrefix);
  const slide = useSlide(row, slides.length);
  const isCovered = chosen !== 'images' && ready === chosen;
  const choose = (next: typeof chosen) => {
    setChosen(next);
    setReady(null);
    setIsSpinAsked(next === 'spin');
  };
  const show = (place: number) => {
    choose('images');
    slide.show(place);
  };
  const enlarge = (place: number) => {
    const shown = slides[place];
    startEnlarging(() => setEnlarged(shown?.kind === 'photo' ? shown.at : 0));
  };
  const close = (at: number) => {
    setEnlarged(null);
    if (chosen === 'images') slide.show(slides.findIndex((one) => one.kind === 'photo' && one.at === at));
  };
  const meet = useEffectEvent(() => {
    slide.onScroll();
    // A link or a key has moved the photographs before this code was there.
    if (row.current !== null && row.current.scrollLeft > 0) setChosen('images');
  });
  useEffect(() => meet(), []);
  return (
    <div className="gallery-set" data-gallery={view.look} data-view={chosen} data-covered={isCovered ? '' : undefined}>
      <div className="gallery-set__stage">
        <div className="gallery">
          {slides.length === 0 ? (
            <div className="gallery__slide gallery__slide--bare">
              <Photo picture={null} body={view.body} sizes="100vw" isSold={view.isSold} />
            </div>
          ) : (
            <PhotoRow
              ref={row}
              view={view}
              slides={slides}
              slide={slide}
              isCovered={isCovered && view.look === 'stage'}
              onEnlarge={enlarge}
              onUsed={() => setChosen((now) => (isCovered && view.look === 'stage' ? now : 'images'))}
            />
          )}
          <MovingViews
            view={view}
            chosen={chosen}
            isSpinAsked={isSpinAsked}
            onReady={setReady}
            onFailed={() => setChosen('images')}
          />
          <Position view={view} shown={slides[slide.at]} isCovered={isCovered} />
          {view.images.length > 0 && (
            <button
              type="button"
              aria-busy={isEnlarging || undefined}
              className="gallery__button gallery__full"
              onClick={() => enlarge(slide.at)}
            >
              <Icon name="fullscreen" />
              <span className="gallery__tip">Fullscreen</span>
            </button>
          )}
        </div>
        {view.views.length > 1 && <ViewSwitch views={view.views} chosen={chosen} onChoose={choose} />}
      </div>
      {view.hasThumbs && (
        <GalleryThumbs view={view} slides={slides} at={chosen === 'images' ? slide.at : null} onShow={show} onEnlarge={enlarge} />
      )}
      {enlarged !== null && <Fullscreen images={view.images} isSold={view.isSold} start={enlarged} onClose={close} />}
    </div>
  );
}

interface PositionProps {
  readonly view: View;
  readonly shown: Slide | undefined;
  readonly isCovered: boolean;
}

/**
 * Which of the photographs is shown, counted as fullscreen counts them: the film is none. When it cannot follow, without script or
 * in a mosaic, it shows how many there are.
 */
function Position({ view: { images, spin }, shown, isCovered }: PositionProps) {
  if (shown === undefined) return spin === null ? <p className="gallery__chip">No photos yet</p> : null;
  if (isCovered) return null;
  return (
    <p className="gallery__chip">
      {images.length > 1 && (
        <span className="gallery__position">
          {shown.kind === 'video' ? (
            'Video'
          ) : (
            <>
              <span className="sr-only">Showing </span>
              {shown.at + 1} / {images.length}
            </>
          )}
        </span>
      )}
      <span className={images.length > 1 ? 'gallery__total' : undefined}>
        <Icon name="photos" className="me-1.5 inline size-4 align-[-0.2em]" />
        {images.length === 1 ? '1 photo' : `${images.length} photos`}
      </span>
    </p>
  );
}
