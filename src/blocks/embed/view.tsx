import type { ViewProps } from '#src/blocks/view-props.ts';
import { EmbedSection } from '#src/ui/embeds/embed-section.tsx';
import { OutsideFrame } from '#src/ui/embeds/outside-frame.tsx';

export function EmbedBlock({ props, data: size }: ViewProps<'embed'>) {
  const { title, text, url, isTitle, ground } = props;
  return (
    <EmbedSection heading={title} text={text} isTitle={isTitle} ground={ground}>
      <OutsideFrame title={title} url={url} size={size} />
    </EmbedSection>
  );
}
