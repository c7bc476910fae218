import type { ViewProps } from '#src/blocks/view-props.ts';
import { PriceSlider } from '#src/ui/promotions/price-slider.tsx';

export function PriceSliderBlock({ props, data: vehicles }: ViewProps<'price-slider'>) {
  return <PriceSlider {...props} vehicles={vehicles} />;
}
