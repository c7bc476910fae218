import { phoneSizes } from '#src/rules/images/phone-sizes.ts';
import { srcSetOf } from '#src/rules/images/src-set.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Carousel, CarouselButton, CarouselRow } from '#src/ui/kit/carousel.tsx';
import { CarouselDots } from '#src/ui/kit/carousel-dots.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { PictureView } from '#src/views/images/image-view.ts';

interface Item {
  readonly heading: string;
  readonly desc: string;
  readonly isPrimary: boolean;
  readonly link: { readonly label: string; readonly href: string } | null;
  readonly picture: PictureView;
}

interface Props {
  readonly label: string;
  readonly items: readonly Item[];
  /** 2 when it is not the first thing on its page. */
  readonly headingLevel?: 1 | 2;
}

/** A maker's models one at a time, across the page (ledger E1). It is moved by swipe, arrows or dots, never by itself (N6). */
export function HeroSlider({ label, items, headingLevel = 1 }: Props) {
  return (
    <section aria-label={label} className="hero-slider on-dark">
      <Carousel>
        <CarouselRow label={label}>
          {items.map((item, at) => (
            <Slide key={item.heading} item={item} isFirst={at === 0} level={item.isPrimary ? headingLevel : 2} />
          ))}
        </CarouselRow>
        {items.length > 1 && (
          <div className="wrap hero-slider__controls noscript:hidden">
            <CarouselButton to="previous" />
            <CarouselDots names={items.map(({ heading }) => heading)} />
            <CarouselButton to="next" />
          </div>
        )}
      </Carousel>
    </section>
  );
}

function Slide({ item, isFirst, level }: { readonly item: Item; readonly isFirst: boolean; readonly level: 1 | 2 }) {
  const Heading = `h${level}` as const;
  const { heading, desc, link, picture } = item;
  return (
    <li className="hero-slider__slide">
      <div className="wrap hero-slider__words">
        <Heading className="model-stage__name">{heading}</Heading>
        {desc !== '' && <p className="max-w-[36rem] text-lg text-on-dark-2">{desc}</p>}
        {link !== null && (
          <SiteLink href={link.href} className={buttonClass('light')}>
            {link.label}
          </SiteLink>
        )}
      </div>
      <img
        src={picture.src}
        srcSet={srcSetOf(picture)}
        sizes={picture.widths === null ? undefined : phoneSizes('(width >= 1100px) 1088px, 100vw')}
        alt={picture.alt}
        width={960}
        height={640}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
      />
    </li>
  );
}
