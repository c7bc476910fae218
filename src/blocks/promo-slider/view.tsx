import type { ViewProps } from '#src/blocks/view-props.ts';
import { PromoSlider } from '#src/ui/promotions/promo-slider.tsx';

export function PromoSliderBlock({ props, data: slides }: ViewProps<'promo-slider'>) {
  return <PromoSlider label={props.label} slides={slides} />;
}
