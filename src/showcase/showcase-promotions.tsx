import { CtaTiles } from '#src/blocks/cta-tiles/view.tsx';
import { PriceSlider } from '#src/blocks/price-slider/view.tsx';
import { type PromoSlide, PromoSlider } from '#src/blocks/promo-slider/view.tsx';
import { SalesCounter } from '#src/blocks/sales-counter/view.tsx';
import { ScrollingBanner } from '#src/blocks/scrolling-banner/view.tsx';
import { PRICE_SCALE } from '#src/rules/promotions/price-range.ts';
import { AnnouncementBar } from '#src/ui/promotions/announcement-bar.tsx';
import { PopupCard } from '#src/ui/promotions/popup-card.tsx';
import type { AnnouncementView, PopupView } from '#src/views/promotions/promotion-views.ts';
import type { ComponentsPage } from '#src/views/site/show-components.ts';

const LINK = { label: 'See it', href: '#cards' };
const GROUNDS = ['dark', 'accent', 'tint'] as const;
const NOTICE: AnnouncementView = {
  key: 'sample',
  heading: 'Open late on Thursdays.',
  text: 'The yard closes at 8 pm until Christmas.',
  link: LINK,
  collapsible: true,
  everywhere: true,
};
const CARD: PopupView = {
  key: 'sample',
  picture: null,
  alt: '',
  href: '#cards',
  heading: 'Come to our open day',
  text: 'Coffee, sausages and a drive in anything you like.',
  expires: null,
};

export function ShowcasePromotions({ page }: { readonly page: ComponentsPage }) {
  const [picture = page.cutOut] = page.pictures;
  const slides: PromoSlide[] = [
    ...GROUNDS.map((ground) => ({
      heading: `A slide: ${ground}`,
      text: 'A sentence about it.',
      picture: page.cutOut,
      layout: 'cut-out' as const,
      link: LINK,
      ground,
    })),
    { heading: 'A slide: cover', text: '', picture, layout: 'cover', link: LINK, ground: 'dark' },
  ];
  const tiles = ['Sell us yours', 'Book a service', 'Work out repayments'].map((title) => ({
    title,
    text: 'A sentence that says what happens next.',
    picture: page.cutOut,
    link: LINK,
  }));
  return (
    <div id="promotions">
      <PromoSlider label="Promotions to swipe" slides={slides} />
      <PromoSlider label="One promotion" slides={slides.slice(0, 1)} />
      <CtaTiles heading="Tiles with pictures" text="With a sentence." tiles={tiles} ground="plain" />
      <CtaTiles
        heading="Tiles without"
        text=""
        tiles={tiles.slice(0, 2).map((tile) => ({ ...tile, picture: null }))}
        ground="sunk"
      />
      {GROUNDS.map((ground) => (
        <ScrollingBanner key={ground} text={`A line that runs past: ${ground}`} href="#cards" ground={ground} />
      ))}
      <PriceSlider
        heading="A price"
        text="With a sentence."
        ground="plain"
        vehicles={`${page.word}s`}
        scale={PRICE_SCALE}
        bars={[2, 5, 9, 7, 4, 2, 1]}
      />
      <SalesCounter heading="A count" text="A sample figure that follows the clock." ground="sunk" count={192} />
      <AnnouncementBar announcement={NOTICE} />
      <AnnouncementBar announcement={{ ...NOTICE, text: '', link: null, collapsible: false }} />
      <div className="wrap grid justify-items-start gap-6 py-10 [&_.popup]:relative [&_.popup]:inset-auto">
        <PopupCard popup={CARD} />
        <PopupCard popup={{ ...CARD, picture: page.cutOut }} />
        <PopupCard popup={{ ...CARD, picture, alt: 'Open day on Saturday', heading: '', text: '' }} />
      </div>
    </div>
  );
}
