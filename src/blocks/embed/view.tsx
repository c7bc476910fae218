import type { BlockView } from '#src/blocks/define-block.ts';
import { EmbedSection } from '#src/ui/embeds/embed-section.tsx';
import { OutsideFrame } from '#src/ui/embeds/outside-frame.tsx';
import type { block } from './block.ts';

export function EmbedBlock({ title, text, url, isTitle, ground, size }: BlockView<typeof block>) {
  return (
    <EmbedSection heading={title} text={text} isTitle={isTitle} ground={ground}>
      <OutsideFrame title={title} url={url} size={size} />
    </EmbedSection>
  );
}
