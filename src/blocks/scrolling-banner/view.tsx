import type { ViewProps } from '#src/blocks/view-props.ts';
import { ScrollingBanner } from '#src/ui/promotions/scrolling-banner.tsx';

export function ScrollingBannerBlock({ props, data: text }: ViewProps<'scrolling-banner'>) {
  return <ScrollingBanner text={text} href={props.href} ground={props.ground} />;
}
