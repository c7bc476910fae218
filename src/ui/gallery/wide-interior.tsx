import { useEffect, useRef } from 'react';
import type { HotspotView } from '#src/views/vehicle/gallery-view.ts';
import { HotspotPin } from './hotspot-pin.tsx';

interface Props {
  readonly src: string;
  readonly hotspots: readonly HotspotView[];
}

/** The interior as one wide picture that is swiped, scrolled or moved with the arrow keys, starting from its middle. */
export function WideInterior({ src, hotspots }: Props) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => centre(box.current), []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: keyboard users move the picture with the arrows.
    <section ref={box} aria-label="Inside: move sideways to look around" tabIndex={0} className="interior">
      <div className="interior__wide">
        <img src={src} alt="" onLoad={() => centre(box.current)} />
        {hotspots.map((spot) => {
          const [at] = spot.positions;
          return at === undefined ? null : <HotspotPin key={spot.description} spot={spot} at={at} />;
        })}
      </div>
    </section>
  );
}

function centre(box: HTMLElement | null): void {
  if (box !== null) box.scrollLeft = (box.scrollWidth - box.clientWidth) / 2;
}
