import type { ViewProps } from '#src/blocks/view-props.ts';
import { OffersSection } from '#src/ui/offers/offers-section.tsx';

export function OffersBlock({ props, data: offers }: ViewProps<'offers'>) {
  const { heading, text, isTitle, ground, link, whenEmpty } = props;
  return (
    <OffersSection
      heading={heading}
      text={text}
      isTitle={isTitle}
      ground={ground}
      link={link}
      whenEmpty={whenEmpty}
      offers={offers}
    />
  );
}
