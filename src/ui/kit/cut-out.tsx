import { phoneSizes } from '#src/rules/images/phone-sizes.ts';
import { srcSetOf } from '#src/rules/images/src-set.ts';
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
  if (picture === null) return <Outline body={body} />;
  return (
    <fc-cut-out className="contents">
      <img
        src={picture.src}
        srcSet={srcSetOf(picture)}
        sizes={picture.widths === null ? undefined : phoneSizes(sizes)}
        alt=""
        width={960}
        height={640}
        loading={when === 'lazy' ? 'lazy' : 'eager'}
        fetchPriority={when === 'first' ? 'high' : 'auto'}
        decoding="async"
        className="cut-out"
      />
      <Outline body={body} isHidden />
    </fc-cut-out>
  );
}

const Outline = ({ body, isHidden = false }: { readonly body: string; readonly isHidden?: boolean }) => (
  <div className="cut-out hero__outline grid place-items-center" hidden={isHidden}>
    <Silhouette shape={bodyShape(body)} className="w-[86%]" />
  </div>
);
