import { FlawList } from '#src/ui/gallery/flaw-list.tsx';
import { Gallery } from '#src/ui/gallery/gallery.island.tsx';
import type { ComponentsPage } from '#src/views/site/show-components.ts';
import type { GalleryView } from '#src/views/vehicle/gallery-view.ts';
import { sampleGallery } from './sample-gallery.ts';

/** Galleries of every kind, from one with everything to one that waits for its photographs. */
export function ShowcaseGallery({ page }: { readonly page: ComponentsPage }) {
  const whole = sampleGallery(page);
  const plain: Partial<GalleryView> = { video: null, views: ['images'], hasThumbs: false };
  const film = { kind: 'file', src: '/films/sample.mp4' } as const;
  return (
    <>
      <Gallery view={whole} idPrefix="stage" />
      <FlawList flaws={whole.flaws} body={whole.body} />
      <Gallery view={{ ...whole, look: 'mosaic', video: null }} idPrefix="mosaic" />
      <div className="grid gap-10 lg:grid-cols-2">
        <Gallery view={{ ...whole, ...plain, images: page.pictures.slice(0, 3) }} idPrefix="three" />
        <Gallery view={{ ...whole, ...plain, images: page.pictures.slice(0, 1), isSold: true }} idPrefix="sold" />
        <Gallery view={{ ...whole, ...plain, images: [] }} idPrefix="none" />
        <Gallery view={{ ...whole, ...plain, images: [], video: film }} idPrefix="film" />
      </div>
    </>
  );
}
