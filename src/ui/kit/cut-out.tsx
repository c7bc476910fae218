import { useEffect, useRef, useState } from 'react';
import { phoneSizes } from '#src/rules/images/phone-sizes.ts';
import type { PictureView } from '#src/views/images/image-view.ts';
import { bodyShape } from './body-shape.ts';
import { Silhouette } from './silhouette.tsx';

interface Props {
  readonly picture: PictureView | null;
  readonly body: string;
  readonly sizes: string;
  /** 'first' is the page's main picture. */
  readonly when: 'first' | 'lazy';
}

/** A vehicle without background; its silhouette if there is no picture or it fails to load. */
export function CutOut({ picture, body, sizes, when }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const [isLost, setIsLost] = useState(false);
  // It may have failed before hydration: no event fires then.
  useEffect(() => {
    if (image.current?.complete === true && image.current.naturalWidth === 0) setIsLost(true);
  }, []);
  if (picture === null || isLost) {
    return (
      <div className="cut-out hero__outline grid place-items-center">
        <Silhouette shape={bodyShape(body)} className="w-[86%]" />
      </div>
    );
  }
  return (
    <img
      ref={image}
      src={picture.src}
      srcSet={picture.srcSet ?? undefined}
      sizes={picture.srcSet === null ? undefined : phoneSizes(sizes)}
      alt=""
      width={960}
      height={640}
      loading={when === 'lazy' ? 'lazy' : 'eager'}
      fetchPriority={when === 'first' ? 'high' : 'auto'}
      decoding="async"
      onError={() => setIsLost(true)}
      className="cut-out"
    />
  );
}
