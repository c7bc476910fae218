import type { ViewProps } from '#src/blocks/view-props.ts';
import { Hero } from '#src/ui/pages/hero.tsx';

export function HeroBlock({ props, data }: ViewProps<'hero'>) {
  return (
    <Hero
      heading={props.heading}
      text={data.text}
      picture={data.picture}
      primary={{ ...props.primary, label: data.primaryLabel }}
      secondary={props.secondary}
      body={props.body}
      layout={props.layout}
      ground={props.ground}
      scene={props.scene}
      isCutOut={data.isCutOut}
    />
  );
}
