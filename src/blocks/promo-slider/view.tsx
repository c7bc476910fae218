import { phoneSizes } from '#src/rules/images/phone-sizes.ts';
import { srcSetOf } from '#src/rules/images/src-set.ts';
import { type ButtonVariant, buttonClass } from '#src/ui/kit/button-class.ts';
import { Carousel, CarouselButton, CarouselRow } from '#src/ui/kit/carousel.tsx';
import { CarouselDots } from '#src/ui/kit/carousel-dots.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { PictureView } from '#src/views/images/image-view.ts';

export interface PromoSlide {
  readonly heading: string;
  readonly text: string;
  readonly picture: PictureView;
  readonly layout: 'cut-out' | 'cover';
  readonly link: { readonly label: string; readonly href: string };
  readonly ground: 'dark' | 'accent' | 'tint';
}

interface Props {
  readonly label: string;
  readonly slides: readonly PromoSlide[];
}

const GROUNDS: Readonly<Record<PromoSlide['ground'], { readonly box: string; readonly button: ButtonVariant }>> = {
  dark: { box: 'on-dark bg-dark', button: 'accentOnDark' },
  accent: { box: 'bg-accent text-on-accent [--focus-ring:var(--tenant-on-accent)]', button: 'primary' },
  tint: { box: 'bg-tint-2 text-on-tint', button: 'primary' },
};

/**
 * Promotions one at a time, moved by swipe, arrows or dots, never by themselves (ledger O4, N6). Renders nothing when no
 * promotion runs.
 */
export function PromoSlider({ label, slides }: Props) {
  if (slides.length === 0) return null;
  return (
    <section aria-label={label} className="section">
      <div className="wrap promo-slider">
        <Carousel>
          <CarouselRow label={label}>
            {slides.map((slide, at) => (
              <Slide key={slide.heading} slide={slide} isFirst={at === 0} />
            ))}
          </CarouselRow>
          {slides.length > 1 && (
            <div className="promo-slider__controls noscript:hidden">
              <CarouselButton to="previous" />
              <CarouselDots names={slides.map(({ heading }) => heading)} />
              <CarouselButton to="next" />
            </div>
          )}
        </Carousel>
      </div>
    </section>
  );
}

function Slide({ slide, isFirst }: { readonly slide: PromoSlide; readonly isFirst: boolean }) {
  const { box, button } = GROUNDS[slide.ground];
  const isCover = slide.layout === 'cover';
  return (
    <li className={`promo-slide ${isCover ? 'on-dark bg-dark' : box}`} data-layout={slide.layout}>
      <img
        src={slide.picture.src}
        srcSet={srcSetOf(slide.picture)}
        sizes={phoneSizes(isCover ? '(width >= 1376px) 1296px, 100vw' : '(width >= 900px) 640px, 90vw')}
        alt=""
        width={1920}
        height={540}
        loading={isFirst ? 'eager' : 'lazy'}
        decoding="async"
      />
      <div className="promo-slide__words">
        <h2>{slide.heading}</h2>
        {slide.text !== '' && <p className="mt-3 text-lg">{slide.text}</p>}
        <SiteLink href={slide.link.href} className={`${buttonClass(isCover ? 'accentOnDark' : button)} mt-6`}>
          {slide.link.label}
        </SiteLink>
      </div>
    </li>
  );
}
