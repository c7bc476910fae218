import type { PictureView } from '#src/views/images/image-view.ts';
import { bodyShape } from './body-shape.ts';
import { Silhouette } from './silhouette.tsx';

interface Props {
  readonly picture: PictureView | null;
  /** What is drawn where there is no picture, or one that does not load. */
  readonly body: string;
  /** How wide the box is at each width of the window, for the browser's choice of file. */
  readonly sizes: string;
  /** 'first' is fetched before everything else, 'eager' is in the first window, 'lazy' comes when it is near. */
  readonly when?: 'first' | 'eager' | 'lazy';
  readonly isSold?: boolean;
  /** The shape that is kept free until the picture is there, in pixels. */
  readonly size?: { readonly width: number; readonly height: number };
}

const SIZE = { width: 960, height: 640 };

/**
 * A picture that fills the box it is given. Its alt is empty, so that a browser draws nothing over the outline when it fails to load;
 * whoever shows it says in words beside it what is seen.
 */
export function Photo({ picture, body, sizes, when = 'lazy', isSold = false, size = SIZE }: Props) {
  return (
    <div className="photo" data-sold={isSold ? '' : undefined}>
      <NoPhoto body={body} />
      {picture !== null && (
        <img
          src={picture.src}
          srcSet={picture.srcSet ?? undefined}
          sizes={picture.srcSet === null ? undefined : sizes}
          alt=""
          width={size.width}
          height={size.height}
          loading={when === 'lazy' ? 'lazy' : 'eager'}
          fetchPriority={when === 'first' ? 'high' : 'auto'}
          decoding="async"
        />
      )}
    </div>
  );
}

/** Stands where a photograph would: fills its box, so the page keeps its shape. */
function NoPhoto({ body }: { readonly body: string }) {
  return (
    <div className="silhouette absolute inset-0 grid place-items-center bg-(--silhouette-ground)">
      <Silhouette shape={bodyShape(body)} className="w-[74%]" />
    </div>
  );
}
