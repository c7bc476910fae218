import { phoneSizes } from '#src/rules/images/phone-sizes.ts';
import { srcSetOf } from '#src/rules/images/src-set.ts';
import { bodyShape } from '#src/ui/kit/body-shape.ts';
import { Silhouette } from '#src/ui/kit/silhouette.tsx';
import type { PictureView } from '#src/views/images/image-view.ts';

interface Props {
  readonly picture: PictureView | null;
  readonly body: string;
  readonly alt: string;
  readonly sizes: string;
  readonly when: 'first' | 'eager' | 'lazy';
  /** Whether it is painted anew when another colour is chosen elsewhere on its page. */
  readonly isFollower?: boolean;
}

/** A model in a colour. The box keeps its size whatever is in it: another colour, or the silhouette where there is no picture. */
export function ModelPicture({ picture, body, alt, sizes, when, isFollower = false }: Props) {
  return (
    <fc-cut-out className="model-picture">
      {picture !== null && (
        <img
          src={picture.src}
          srcSet={srcSetOf(picture)}
          sizes={picture.widths === null ? undefined : phoneSizes(sizes)}
          alt={alt}
          width={960}
          height={640}
          loading={when === 'lazy' ? 'lazy' : 'eager'}
          fetchPriority={when === 'first' ? 'high' : 'auto'}
          decoding="async"
          data-painted={isFollower ? '' : undefined}
        />
      )}
      <div className="model-picture__outline" hidden={picture !== null}>
        <Silhouette shape={bodyShape(body)} className="w-[70%]" />
      </div>
    </fc-cut-out>
  );
}
