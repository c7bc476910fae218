import type { KeyboardEvent, RefObject } from 'react';
import { Icon } from '#src/ui/kit/icon.tsx';
import { Photo } from '#src/ui/kit/photo.tsx';
import type { GalleryView } from '#src/views/vehicle/gallery-view.ts';
import type { Slide } from './slides-of.ts';
import type { SlideState } from './use-slide.ts';
import { VideoSlide } from './video-slide.tsx';

const SIZES: Readonly<Record<GalleryView['look'], string>> = {
  stage: '(width >= 1040px) 860px, 100vw',
  mosaic: '(width >= 900px) 650px, 100vw',
};

const SLIDE = { width: 600, height: 400 };

interface Props {
  readonly ref: RefObject<HTMLUListElement | null>;
  readonly view: Pick<GalleryView, 'images' | 'body' | 'isSold' | 'look'>;
  readonly slides: readonly Slide[];
  readonly slide: SlideState;
  /** Whether the spin or the interior covers it, so that nothing beneath can be reached. */
  readonly isCovered: boolean;
  readonly onEnlarge: (place: number) => void;
  readonly onUsed: () => void;
}

/**
 * The photographs and the film side by side: swiped, scrolled, or moved with arrows and keys; the first two load before anything
 * else (ledger G1).
 */
export function PhotoRow({ ref, view, slides, slide, isCovered, onEnlarge, onUsed }: Props) {
  const press = (event: KeyboardEvent) => {
    if (event.target !== event.currentTarget || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter') onEnlarge(slide.at);
    else if (!slide.press(event.key)) return;
    event.preventDefault();
    onUsed();
  };
  const step = (by: 1 | -1) => {
    slide.step(by);
    onUsed();
  };
  return (
    <>
      <ul
        ref={ref}
        aria-label="Photos"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users move the photographs with the arrows.
        tabIndex={0}
        inert={isCovered}
        className="gallery__row"
        onScroll={slide.onScroll}
        onPointerDown={() => {
          slide.onHold();
          onUsed();
        }}
        onKeyDown={press}
        onClick={(event) => {
          const photo = event.target instanceof Element ? event.target.closest('[data-photo]') : null;
          if (photo !== null) onEnlarge(slides.findIndex(({ id }) => id === photo.id));
        }}
      >
        {slides.map((one) => (
          <li key={one.id} id={one.id} className="gallery__slide" data-photo={one.kind === 'photo' ? '' : undefined}>
            {one.kind === 'video' ? (
              <VideoSlide video={one.video} poster={view.images[0] ?? null} body={view.body} isSold={view.isSold} />
            ) : (
              <>
                <Photo
                  picture={one.image}
                  body={view.body}
                  sizes={SIZES[view.look]}
                  when={one.at < 2 ? 'first' : 'lazy'}
                  isSold={view.isSold}
                  size={SLIDE}
                />
                <span className="sr-only">{one.image.alt}</span>
              </>
            )}
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <>
          <Arrow to="back" label="Previous photo" isIdle={slide.isFirst} onPress={() => step(-1)} />
          <Arrow to="forward" label="Next photo" isIdle={slide.isLast} onPress={() => step(1)} />
        </>
      )}
    </>
  );
}

interface ArrowProps {
  readonly to: 'back' | 'forward';
  readonly label: string;
  readonly isIdle: boolean;
  readonly onPress: () => void;
}

/** Stays in place at the end of the row, so that pressing it does not lose the focus. */
export function Arrow({ to, label, isIdle, onPress }: ArrowProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isIdle || undefined}
      onClick={onPress}
      className="gallery__button gallery__arrow"
      data-to={to}
    >
      <Icon name={to} />
    </button>
  );
}
