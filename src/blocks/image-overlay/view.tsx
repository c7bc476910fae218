import { phoneSizes } from '#src/rules/images/phone-sizes.ts';
import { srcSetOf } from '#src/rules/images/src-set.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { PictureView } from '#src/views/images/image-view.ts';

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly isTitle: boolean;
  readonly link: { readonly label: string; readonly href: string } | null;
  readonly height: 'low' | 'tall';
  readonly picture: PictureView;
}

/** Words over a picture that fills the width of the page (ledger E1). */
export function ImageOverlay({ heading, text, isTitle, link, height, picture }: Props) {
  const Heading = isTitle ? 'h1' : 'h2';
  return (
    <section className="image-overlay on-dark" data-height={height}>
      <img
        src={picture.src}
        srcSet={srcSetOf(picture)}
        sizes={picture.widths === null ? undefined : phoneSizes('100vw')}
        alt=""
        width={1200}
        height={800}
        loading={isTitle ? 'eager' : 'lazy'}
        fetchPriority={isTitle ? 'high' : 'auto'}
        decoding="async"
      />
      <div className="wrap image-overlay__words">
        <Heading>{heading}</Heading>
        {text !== '' && <p className="mt-3 max-w-[46ch] text-lg">{text}</p>}
        {link !== null && (
          <SiteLink href={link.href} className={`${buttonClass('light')} mt-6`}>
            {link.label}
          </SiteLink>
        )}
      </div>
    </section>
  );
}
