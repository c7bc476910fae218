import type { ViewProps } from '#src/blocks/view-props.ts';
import { ContactHero } from '#src/ui/places/contact-hero.tsx';

export function ContactHeroBlock({ props, data: view }: ViewProps<'contact-hero'>) {
  return <ContactHero heading={props.heading} text={props.text} contactHref={props.contactHref} view={view} />;
}
