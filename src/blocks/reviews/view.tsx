import type { ViewProps } from '#src/blocks/view-props.ts';
import { ReviewsSection } from '#src/ui/reviews/reviews-section.tsx';

export function ReviewsBlock({ props: { heading, text, ground }, data }: ViewProps<'reviews'>) {
  if (data === null) return null;
  return <ReviewsSection heading={heading} text={text} ground={ground} view={data} />;
}
