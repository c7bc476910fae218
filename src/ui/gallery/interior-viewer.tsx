import './interior-viewer.css';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { isPanorama } from '#src/rules/gallery/panorama.ts';
import type { InteriorView } from '#src/views/vehicle/gallery-view.ts';
import { WideInterior } from './wide-interior.tsx';

const Panorama = lazy(async () => ({ default: (await import('./panorama-interior.tsx')).PanoramaInterior }));

interface Props {
  readonly interior: InteriorView;
  /** Called once there is something to see, or nothing to wait for. */
  readonly onReady: () => void;
}

type Picture = { readonly kind: 'coming' | 'failed' | 'wide' } | { readonly kind: 'panorama'; readonly image: HTMLImageElement };

/** A vehicle's interior: a full panorama can be looked around in, any other wide picture scrolls sideways (ledger G3). */
export function InteriorViewer({ interior, onReady }: Props) {
  const [picture, setPicture] = useState<Picture>({ kind: 'coming' });
  useEffect(() => {
    const image = new Image();
    // A picture of another origin may be drawn on a canvas only if its server allows it. Requested with CORS, one that does not
    // fails, and is shown wide.
    if (!interior.src.startsWith('/')) image.crossOrigin = 'anonymous';
    image.onload = () => {
      const { naturalWidth: width, naturalHeight: height } = image;
      setPicture(isPanorama({ width, height }) && hasCanvas3d() ? { kind: 'panorama', image } : { kind: 'wide' });
    };
    image.onerror = () => {
      if (image.crossOrigin === null) {
        setPicture({ kind: 'failed' });
        return;
      }
      image.crossOrigin = null;
      image.onload = () => setPicture({ kind: 'wide' });
      image.src = interior.src;
    };
    image.src = interior.src;
    return () => {
      image.onload = null;
      image.onerror = null;
    };
  }, [interior.src]);
  const isSettled = picture.kind !== 'coming';
  const tell = useEffectEvent(onReady);
  useEffect(() => {
    if (isSettled) tell();
  }, [isSettled]);
  if (picture.kind === 'coming') {
    return (
      <p role="status" className="interior__note">
        Loading
      </p>
    );
  }
  if (picture.kind === 'failed') {
    return (
      <div className="interior">
        <p role="status" className="interior__note">
          This picture couldn’t be loaded.
        </p>
      </div>
    );
  }
  const wide = <WideInterior src={interior.src} hotspots={interior.hotspots} />;
  if (picture.kind !== 'panorama') return wide;
  return (
    <Suspense fallback={wide}>
      <Panorama image={picture.image} hotspots={interior.hotspots} onFailed={() => setPicture({ kind: 'wide' })} />
    </Suspense>
  );
}

function hasCanvas3d(): boolean {
  const context = document.createElement('canvas').getContext('webgl');
  // Browsers limit the number of contexts.
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
