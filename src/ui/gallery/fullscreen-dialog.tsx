import { srcSetOf } from '#src/rules/images/src-set.ts';
import './fullscreen-dialog.css';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { Icon } from '#src/ui/kit/icon.tsx';
import { openDialog } from '#src/ui/kit/open-dialog.ts';
import type { PictureView } from '#src/views/images/image-view.ts';
import { Arrow } from './photo-row.tsx';
import { useSlide } from './use-slide.ts';

interface Props {
  readonly images: readonly PictureView[];
  readonly isSold: boolean;
  /** The photograph it opens with. */
  readonly start: number;
  /** Called with the photograph that was seen last. */
  readonly onClose: (at: number) => void;
}

/**
 * All photographs as large as the window. Modal: the focus stays inside, Escape closes it and returns the focus. While it is open
 * the root element says so, so that bars that stick to the window's edges can hide (ledger G2).
 */
export function FullscreenDialog({ images, isSold, start, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLUListElement>(null);
  const strip = useRef<HTMLUListElement>(null);
  const slide = useSlide(row, images.length);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    openDialog(dialog.current);
    row.current?.scrollTo({ left: start * row.current.clientWidth, behavior: 'instant' });
    document.documentElement.dataset.fullscreen = '';
    return () => {
      delete document.documentElement.dataset.fullscreen;
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, [start]);
  useLayoutEffect(() => {
    const thumb = strip.current?.children[slide.at];
    if (strip.current === null || !(thumb instanceof HTMLElement)) return;
    strip.current.scrollTo({ left: thumb.offsetLeft - (strip.current.clientWidth - thumb.offsetWidth) / 2 });
  }, [slide.at]);
  const press = (event: KeyboardEvent) => {
    if (slide.press(event.key)) event.preventDefault();
  };
  return (
    <dialog ref={dialog} aria-label="Photos" className="fullscreen" onClose={() => onClose(slide.at)} onKeyDown={press}>
      <div className="fullscreen__head">
        <p aria-live="polite">
          <span className="sr-only">Photo </span>
          {slide.at + 1} / {images.length}
        </p>
        <button type="button" aria-label="Close" className="fullscreen__close" onClick={() => dialog.current?.close()}>
          <Icon name="close" className="size-6" />
        </button>
      </div>
      <div className="fullscreen__stage">
        <ul
          ref={row}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users scroll the photographs with the arrows.
          tabIndex={0}
          className="fullscreen__row"
          onScroll={slide.onScroll}
          onPointerDown={slide.onHold}
        >
          {images.map((image, at) => (
            <li key={image.src} aria-hidden={at !== slide.at}>
              <img
                src={image.src}
                srcSet={srcSetOf(image)}
                sizes={image.widths === null ? undefined : '100vw'}
                alt={image.alt}
                width={1200}
                height={800}
                loading={Math.abs(at - start) < 2 ? 'eager' : 'lazy'}
                data-sold={isSold ? '' : undefined}
              />
            </li>
          ))}
        </ul>
        {images.length > 1 && (
          <>
            <Arrow to="back" label="Previous photo" isIdle={slide.isFirst} onPress={() => slide.step(-1)} />
            <Arrow to="forward" label="Next photo" isIdle={slide.isLast} onPress={() => slide.step(1)} />
          </>
        )}
      </div>
      {images.length > 1 && (
        <ul ref={strip} aria-label="All photos" className="fullscreen__strip">
          {images.map((image, at) => (
            <li key={image.src}>
              <button
                type="button"
                aria-label={`Photo ${at + 1}`}
                aria-current={at === slide.at || undefined}
                onClick={() => slide.show(at)}
              >
                <img
                  src={image.src}
                  srcSet={srcSetOf(image)}
                  sizes={image.widths === null ? undefined : '96px'}
                  alt=""
                  width={96}
                  height={64}
                  loading="lazy"
                />
              </button>
            </li>
          ))}
        </ul>
      )}
    </dialog>
  );
}
