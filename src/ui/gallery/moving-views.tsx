import { lazy, Suspense, useEffect, useState } from 'react';
import type { GalleryViewName } from '#src/rules/gallery/gallery-views.ts';
import type { GalleryView } from '#src/views/vehicle/gallery-view.ts';

const Spin = lazy(async () => ({ default: (await import('./spin-viewer.tsx')).SpinViewer }));
const Interior = lazy(async () => ({ default: (await import('./interior-viewer.tsx')).InteriorViewer }));

interface Props {
  readonly view: GalleryView;
  readonly chosen: GalleryViewName | undefined;
  readonly onReady: (view: GalleryViewName) => void;
  readonly onFailed: () => void;
}

/**
 * The spin and the interior, over the photographs. Neither loads before it is requested, nor while the page itself is still
 * loading.
 */
export function MovingViews({ view: { spin, interior, isSold }, chosen, onReady, onFailed }: Props) {
  const isLoaded = useIsPageLoaded();
  if (!isLoaded || chosen === 'images') return null;
  return (
    <div className="gallery__panel" data-sold={isSold ? '' : undefined}>
      <Suspense>
        {chosen === 'spin' && spin !== null && <Spin spin={spin} onReady={() => onReady('spin')} onFailed={onFailed} />}
        {chosen === 'interior' && interior !== null && <Interior interior={interior} onReady={() => onReady('interior')} />}
      </Suspense>
    </div>
  );
}

function useIsPageLoaded(): boolean {
  const [isLoaded, setIsLoaded] = useState(false);
  useEffect(() => {
    const done = () => setIsLoaded(true);
    if (document.readyState === 'complete') {
      done();
      return;
    }
    window.addEventListener('load', done);
    return () => window.removeEventListener('load', done);
  }, []);
  return isLoaded;
}
