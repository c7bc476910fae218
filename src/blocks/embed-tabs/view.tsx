import type { BlockView } from '#src/blocks/define-block.ts';
import { EmbedSection } from '#src/ui/embeds/embed-section.tsx';
import { EmbedTabs } from '#src/ui/embeds/embed-tabs.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { block } from './block.ts';

export function EmbedTabsBlock({ heading, text, services, chosen, link, isTitle, ground, size }: BlockView<typeof block>) {
  return (
    <EmbedSection heading={heading} text={text} isTitle={isTitle} ground={ground}>
      <EmbedTabs label={heading} services={services} chosen={chosen} size={size} />
      {link !== null && (
        <p>
          <SiteLink href={link.href} className="field__link inline-flex min-h-11 items-center">
            {link.label}
          </SiteLink>
        </p>
      )}
    </EmbedSection>
  );
}
