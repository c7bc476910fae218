import type { ComponentsPage } from '#src/views/site/show-components.ts';
import type { GalleryView, HotspotView } from '#src/views/vehicle/gallery-view.ts';

/** Everything a gallery can show: photographs, a film, a spin, the interior and a flaw. */
export function sampleGallery({ pictures, body }: ComponentsPage): GalleryView {
  const spots: readonly HotspotView[] = [
    { kind: 'feature', description: 'Roof rails', positions: [{ activeAngle: 0, posX: 45, posY: 25 }], photo: null },
    {
      kind: 'flaw',
      description: 'Kerb mark, 4 cm',
      positions: [{ activeAngle: 0, posX: 70, posY: 70 }],
      photo: pictures[6] ?? null,
    },
  ];
  return {
    images: pictures,
    look: 'stage',
    body,
    isSold: false,
    hasThumbs: true,
    video: { kind: 'embed', src: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ' },
    views: ['spin', 'images', 'interior'],
    startsWith: 'images',
    spin: { frames: pictures, hotspots: spots, start: 0, turnsByItself: true, frameMs: 100, dragPixels: 20 },
    interior: { src: pictures[0]?.src ?? '', hotspots: spots },
    flaws: [
      { view: 'exterior', description: 'Kerb mark on the rear alloy, 4 cm', photo: pictures[6] ?? null },
      { view: 'interior', description: 'Small tear in the boot lining', photo: null },
    ],
  };
}
