import { Icon } from '#src/ui/kit/icon.tsx';
import { Photo } from '#src/ui/kit/photo.tsx';
import { Section } from '#src/ui/kit/section.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { PictureView } from '#src/views/images/image-view.ts';

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly ground: 'plain' | 'sunk';
  readonly cards: readonly {
    readonly id: string;
    readonly title: string;
    readonly description: string;
    readonly href: string;
    readonly picture: PictureView;
  }[];
}

/** Ways into a site, each a large picture (ledger E1). */
export function CategoryCards({ heading, text, ground, cards }: Props) {
  return (
    <Section heading={heading} text={text} ground={ground}>
      <ul className="category-cards" data-columns={cards.length % 3 === 0 ? 3 : 2}>
        {cards.map(({ id, title, description, href, picture }) => (
          <li key={id} className="group relative grid content-start gap-4">
            <div className="relative aspect-16/10 overflow-clip rounded-card bg-neutral-100">
              <Photo picture={picture} body="suv" sizes="(width >= 900px) 640px, 92vw" />
            </div>
            <div>
              <h3 className="flex items-center gap-2 text-xl">
                <SiteLink href={href} className="rounded-card after:absolute after:inset-0 group-hover:text-link">
                  {title}
                </SiteLink>
                <Icon name="arrow" className="size-4 text-link" />
              </h3>
              {description !== '' && <p className="mt-1 text-ink-2">{description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
