import { phoneSizes } from '#src/rules/images/phone-sizes.ts';
import { srcSetOf } from '#src/rules/images/src-set.ts';
import { bodyShape } from '#src/ui/kit/body-shape.ts';
import { Silhouette } from '#src/ui/kit/silhouette.tsx';
import type { PictureView } from '#src/views/images/image-view.ts';

/** The background of a hero: a picture under a scrim dark enough for any picture, or a drawing in the site's colours. */
export function HeroBackdrop({ picture, body }: { readonly picture: PictureView | null; readonly body: string }) {
  if (picture === null) return <Pattern body={body} />;
  return (
    <div className="absolute inset-0 -z-1">
      <img
        src={picture.src}
        srcSet={srcSetOf(picture)}
        sizes={picture.widths === null ? undefined : phoneSizes('100vw')}
        alt=""
        width={1600}
        height={800}
        fetchPriority="high"
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
      <div className="hero__scrim" />
    </div>
  );
}

/** A rising road in the site's brand colour with a vehicle on it, clear of the text. */
function Pattern({ body }: { readonly body: string }) {
  return (
    <div className="hero__pattern absolute inset-0 -z-1">
      <svg aria-hidden="true" viewBox="0 0 1440 576" preserveAspectRatio="none" className="absolute inset-0 size-full">
        <path d="M0 470C360 452 640 396 860 250C1010 150 1180 60 1440 40V576H0z" fill="var(--tenant-dark-2)" />
        <path d="M560 576C860 556 1060 330 1440 250V576z" fill="var(--tenant-primary)" opacity=".6" className="max-md:hidden" />
        <path d="M0 552H1440V576H0z" fill="var(--tenant-primary)" />
      </svg>
      <Silhouette
        shape={bodyShape(body)}
        className="absolute right-[-8%] bottom-[0.5%] w-[78%] max-w-[24rem] md:right-[4%] md:w-[42%] md:max-w-[44rem]"
      />
    </div>
  );
}
