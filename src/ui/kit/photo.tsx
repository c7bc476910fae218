import type { ReactNode } from 'react';
import { phoneSizes } from '#src/rules/images/phone-sizes.ts';
import { srcSetOf } from '#src/rules/images/src-set.ts';
import type { PictureView } from '#src/views/images/image-view.ts';
import { bodyShape } from './body-shape.ts';
import { Silhouette } from './silhouette.tsx';

interface Props {
  readonly picture: PictureView | null;
  /** The body type that is drawn when there is no picture, or it fails to load. */
  readonly body: string;
  /** The width of the box at each window width, for the browser's choice of file. */
  readonly sizes: string;
  /** 'first' loads before everything else, 'eager' is in the first window, 'lazy' loads when it is near. */
  readonly when?: 'first' | 'eager' | 'lazy';
  /** A media query of the windows in which the layout hides it, where it is not fetched at all. */
  readonly hiddenWhere?: `(${string})`;
  readonly isSold?: boolean;
  /** The aspect ratio that is reserved until the picture has loaded, in pixels. */
  readonly size?: { readonly width: number; readonly height: number };
}

const SIZE = { width: 960, height: 640 };

/**
 * A picture that fills its box. Its alt is empty, so that a browser draws nothing over the silhouette if loading fails; the
 * surrounding text must describe it.
 */
export function Photo({ picture, body, sizes, when = 'lazy', hiddenWhere, isSold = false, size = SIZE }: Props) {
  return (
    <div className="photo" data-sold={isSold ? '' : undefined}>
      <NoPhoto body={body} />
      {picture !== null && (
        <OnlyShown hiddenWhere={hiddenWhere}>
          <img
            src={picture.src}
            srcSet={srcSetOf(picture)}
            sizes={picture.widths === null ? undefined : phoneSizes(sizes)}
            alt=""
            width={size.width}
            height={size.height}
            loading={when === 'lazy' ? 'lazy' : 'eager'}
            fetchPriority={when === 'first' ? 'high' : 'auto'}
            decoding="async"
          />
        </OnlyShown>
      )}
    </div>
  );
}

/** A transparent pixel, which needs no request. */
const NOTHING = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

const OnlyShown = ({ hiddenWhere, children }: { readonly hiddenWhere: string | undefined; readonly children: ReactNode }) =>
  hiddenWhere === undefined ? (
    children
  ) : (
    <picture>
      <source media={hiddenWhere} srcSet={NOTHING} />
      {children}
    </picture>
  );

/** Fills the box of a photograph, so that the layout stays the same. */
function NoPhoto({ body }: { readonly body: string }) {
  return (
    <div className="silhouette absolute inset-0 grid place-items-center bg-(--silhouette-ground)">
      <Silhouette shape={bodyShape(body)} className="w-[74%]" />
    </div>
  );
}
