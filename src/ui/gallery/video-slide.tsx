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
 * The film of a vehicle (ledger G1). A provider's player is fetched only once somebody asks for it, so that nobody is watched for
 * looking at a car; without script the same link opens the film at the provider's.
 */
export function VideoSlide({ video, poster, body, isSold }: Props) {
  const [isPlaying, setIsPlaying] = useState(false);
  if (video.kind === 'file') {
    // biome-ignore lint/a11y/useMediaCaption: the dealer's film comes as one file, without captions.
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

/** Whoever has pressed play once does not want to press it again in the player. */
function playing(src: string): string {
  const url = new URL(src);
  url.searchParams.set('autoplay', '1');
  return url.href;
}
