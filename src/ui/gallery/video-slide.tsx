import { useState } from 'react';
import type { VehicleVideo } from '#src/rules/gallery/vehicle-video.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { Photo } from '#src/ui/kit/photo.tsx';
import type { PictureView } from '#src/views/images/image-view.ts';

interface Props {
  readonly video: VehicleVideo;
  readonly poster: PictureView | null;
  readonly body: string;
  readonly isSold: boolean;
}

/**
 * The film of a vehicle (ledger G1). A provider's player loads only on demand, so that nobody is tracked for looking at a car;
 * without script the same link opens the film on the provider's site.
 */
export function VideoSlide({ video, poster, body, isSold }: Props) {
  const [isPlaying, setIsPlaying] = useState(false);
  if (video.kind === 'file') {
    // biome-ignore lint/a11y/useMediaCaption: the dealer's film is one file without captions.
    return <video className="gallery__film" aria-label="Video" controls preload="none" src={video.src} poster={poster?.src} />;
  }
  if (isPlaying) {
    return (
      <iframe
        className="gallery__film"
        title="Video"
        src={playing(video.src)}
        allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
        referrerPolicy="strict-origin-when-cross-origin"
      />
    );
  }
  return (
    <>
      <Photo picture={poster} body={body} sizes="(width >= 900px) 860px, 100vw" isSold={isSold} />
      <a
        href={video.src}
        target="_blank"
        rel="noopener"
        className="gallery__play"
        data-press=""
        onClick={(event) => {
          event.preventDefault();
          setIsPlaying(true);
        }}
      >
        <Icon name="play" className="size-8" />
        <span>Play video</span>
      </a>
    </>
  );
}

/** Starts the film at once: play was pressed already. */
function playing(src: string): string {
  const url = new URL(src);
  url.searchParams.set('autoplay', '1');
  return url.href;
}
