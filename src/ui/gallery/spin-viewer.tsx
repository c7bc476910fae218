import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { positionInFrame } from '#src/rules/gallery/hotspots.ts';
import { frameAfterDrag, frameAfterKey, wrappedIndex } from '#src/rules/gallery/spin-frames.ts';
import { phoneSizes } from '#src/rules/images/phone-sizes.ts';
import { srcSetOf } from '#src/rules/images/src-set.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { PictureView } from '#src/views/images/image-view.ts';
import type { SpinView } from '#src/views/vehicle/gallery-view.ts';
import { HotspotPin } from './hotspot-pin.tsx';
import { useFrames } from './use-frames.ts';

interface Props {
  readonly spin: SpinView;
  /** Whether a photograph is seen beneath it until there is something to turn. */
  readonly hasPhoto: boolean;
  /** Whether the visitor has chosen the spin. Otherwise its frames are fetched at the first touch, key or focus. */
  readonly isAsked: boolean;
  /** Called once all frames have loaded. */
  readonly onReady: () => void;
  /** Called when there is nothing to turn. */
  readonly onFailed: () => void;
}

/** The number of frames that load at a time, so that a visitor who opens another page meanwhile does not wait for all of them. */
const AT_ONCE = 3;

/**
 * A vehicle that is turned by dragging or with keys. Its frames are fetched when someone asks for them; then it turns once by itself
 * until someone takes hold of it, and shows its hotspots from then on (ledger G4).
 */
export function SpinViewer({ spin, hasPhoto, isAsked, onReady, onFailed }: Props) {
  const [isMet, setIsMet] = useState(false);
  const isStarted = isAsked || isMet;
  const { settled, isReady, left, onLoad, onError } = useFrames(spin.frames.length, isStarted);
  const [position, setPosition] = useState(spin.start);
  const [isTouched, setIsTouched] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const held = useRef<{ readonly x: number; readonly position: number } | null>(null);
  const count = left.length;
  const frame = left[wrappedIndex(position, count)] ?? 0;

  const tell = useEffectEvent(() => (count < 2 ? onFailed() : onReady()));
  useEffect(() => {
    if (isReady) tell();
  }, [isReady]);
  useTurnOnce(isReady && spin.turnsByItself && !isTouched, spin.frameMs, count, setPosition);

  const start = () => setIsMet(true);
  // It may have been touched before this code was there.
  useEffect(() => {
    if (stage.current?.matches(':focus') === true) setIsMet(true);
  }, []);
  const hold = (event: PointerEvent<HTMLDivElement>) => {
    if ((event.buttons & 1) === 0) return;
    start();
    if (!isReady) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { x: event.clientX, position };
    setIsTouched(true);
  };
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    // A hand that was there before the frames takes hold as it moves on.
    if (held.current === null) hold(event);
    if (held.current === null) return;
    setPosition(frameAfterDrag(held.current.position, event.clientX - held.current.x, spin.dragPixels, count));
  };
  const release = () => {
    held.current = null;
  };
  const press = (event: KeyboardEvent) => {
    const next = frameAfterKey(position, event.key, count);
    if (next === null || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    setIsTouched(true);
    setPosition(next);
  };
  return (
    <div className="spin" data-ready={isReady ? '' : undefined}>
      <div
        ref={stage}
        role="slider"
        tabIndex={0}
        aria-label="Spin it around"
        aria-valuemin={1}
        aria-valuemax={Math.max(1, count)}
        aria-valuenow={position + 1}
        aria-valuetext={`View ${position + 1} of ${count}`}
        className="spin__stage"
        data-press=""
        onClick={start}
        onFocus={start}
        onPointerDown={hold}
        onPointerMove={drag}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={press}
      >
        {!hasPhoto && !isReady && <Frame picture={spin.frames[spin.start]} isShown />}
        {spin.frames.slice(0, isStarted ? settled + AT_ONCE : 0).map((picture, at) => (
          <Frame
            // biome-ignore lint/suspicious/noArrayIndexKey: a frame is identified by its position in the turn, and two may look the same.
            key={at}
            picture={picture}
            isShown={isReady && at === frame}
            onLoad={() => onLoad(at)}
            onError={() => onError(at)}
          />
        ))}
      </div>
      {isReady &&
        isTouched &&
        spin.hotspots.map((spot) => {
          const at = positionInFrame(spot, frame);
          return at === null ? null : <HotspotPin key={spot.description} spot={spot} at={at} />;
        })}
      {isStarted && !isReady && (
        <p role="status" className="spin__chip">
          <span className="spin__wheel" />
          Loading
          <span aria-hidden="true" className="[font-variant-numeric:var(--tenant-figures)]">
            {Math.round((100 * settled) / spin.frames.length)}%
          </span>
        </p>
      )}
      {(isReady ? !isTouched : !isStarted) && (
        <p className="spin__chip spin__hint">
          <Icon name="spin" />
          <span className="spin__by-finger">Swipe to spin</span>
          <span className="spin__by-mouse">Drag to spin</span>
        </p>
      )}
    </div>
  );
}

interface FrameProps {
  readonly picture: PictureView | undefined;
  readonly isShown: boolean;
  readonly onLoad?: () => void;
  readonly onError?: () => void;
}

function Frame({ picture, isShown, onLoad, onError }: FrameProps) {
  return (
    <img
      src={picture?.src}
      srcSet={picture && srcSetOf(picture)}
      sizes={phoneSizes('(width >= 1040px) 860px, 100vw')}
      alt=""
      fetchPriority="low"
      width={960}
      height={640}
      // Decoded before it is painted, so that no frame of the turn is blank.
      decoding="sync"
      draggable={false}
      data-shown={isShown ? '' : undefined}
      onLoad={onLoad}
      onError={onError}
    />
  );
}

/** Turns one full loop, a frame at a time, unless the visitor prefers reduced motion. */
function useTurnOnce(isOn: boolean, frameMs: number, count: number, turn: (step: (position: number) => number) => void): void {
  const steps = useRef(0);
  useEffect(() => {
    if (!isOn || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const timer = setInterval(() => {
      steps.current += 1;
      turn((position) => wrappedIndex(position + 1, count));
      if (steps.current >= count) clearInterval(timer);
    }, frameMs);
    return () => clearInterval(timer);
  }, [isOn, frameMs, count, turn]);
}
