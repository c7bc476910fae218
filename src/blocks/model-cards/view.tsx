import type { ViewProps } from '#src/blocks/view-props.ts';
import { ModelCards } from '#src/ui/models/model-cards.tsx';

export function ModelCardsBlock({ props, data }: ViewProps<'model-cards'>) {
  return <ModelCards heading={props.heading} text={props.text} groups={data.groups} saysMake={data.saysMake} />;
}
