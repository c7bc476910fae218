import { lazy, Suspense } from 'react';
import type { GalleryViewName } from '#src/rules/gallery/gallery-views.ts';
import type { GalleryView } from '#src/views/vehicle/gallery-view.ts';
import { SpinViewer } from './spin-viewer.tsx';

const Interior = lazy(async () => ({ default: (await import('./interior-viewer.tsx')).InteriorViewer }));

interface Props {
  readonly view: Pick<GalleryView, 'spin' | 'interior' | 'isSold' | 'images'>;
  readonly chosen: GalleryViewName | undefined;
  readonly isSpinAsked: boolean;
  readonly onReady: (view: GalleryViewName) => void;
  readonly onFailed: () => void;
}

/** The spin and the interior, over the photographs. */
export function MovingViews({ view: { spin, interior, isSold, images }, chosen, isSpinAsked, onReady, onFailed }: Props) {
  if (chosen === 'images') return null;
  return (
    <div className="gallery__panel" data-sold={isSold ? '' : undefined}>
      {chosen === 'spin' && spin !== null && (
        <SpinViewer
          spin={spin}
          hasPhoto={images.length > 0}
          isAsked={isSpinAsked}
          onReady={() => onReady('spin')}
          onFailed={onFailed}
        />
      )}
      <Suspense>
        {chosen === 'interior' && interior !== null && <Interior interior={interior} onReady={() => onReady('interior')} />}
      </Suspense>
    </div>
  );
}
