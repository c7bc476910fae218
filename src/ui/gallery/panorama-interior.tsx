import 'pannellum/build/pannellum.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { directionOf } from '#src/rules/gallery/panorama.ts';
import type { HotspotView } from '#src/views/vehicle/gallery-view.ts';
import { HotspotPin } from './hotspot-pin.tsx';

interface Props {
  readonly image: HTMLImageElement;
  readonly hotspots: readonly HotspotView[];
  /** Called when this browser cannot draw it after all. */
  readonly onFailed: () => void;
}

/** The interior as a panorama, moved by touch, mouse or arrow keys. Pannellum positions the spots; we render them. */
export function PanoramaInterior({ image, hotspots, onFailed }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const [pins, setPins] = useState<readonly { readonly spot: HotspotView; readonly box: HTMLElement }[]>([]);
  const fail = useEffectEvent(onFailed);
  useEffect(() => {
    let viewer: PannellumViewer | null = null;
    let isGone = false;
    const open = async () => {
      await import('pannellum');
      if (isGone || box.current === null) return;
      const placed: { spot: HotspotView; box: HTMLElement }[] = [];
      viewer = window.pannellum.viewer(box.current, {
        type: 'equirectangular',
        panorama: image,
        dynamic: true,
        autoLoad: true,
        showControls: false,
        // The wheel scrolls the page, as everywhere on it.
        mouseZoom: false,
        doubleClickZoom: false,
        hfov: 100,
        // From a seat one looks a little down, at the dashboard.
        pitch: -12,
        hotSpots: hotspots.flatMap((spot) => {
          const [at] = spot.positions;
          return at === undefined
            ? []
            : [{ ...directionOf(at), cssClass: 'interior__pin', createTooltipFunc: (pin) => placed.push({ spot, box: pin }) }];
        }),
      });
      // A picture that is loaded already is drawn only after this call.
      viewer.setUpdate(false);
      viewer.on('error', () => fail());
      setPins(placed);
    };
    open().catch((error: unknown) => {
      console.warn('The panorama couldn’t be opened.', error);
      fail();
    });
    return () => {
      isGone = true;
      setPins([]);
      viewer?.destroy();
    };
  }, [image, hotspots]);
  return (
    <div className="interior">
      <div ref={box} role="application" aria-label="Inside: look around with the arrow keys" className="size-full" />
      {pins.map(({ spot, box: pin }) => createPortal(<HotspotPin spot={spot} at={null} />, pin, spot.description))}
    </div>
  );
}
