import { Icon } from '#src/ui/kit/icon.tsx';
import type { IconName } from '#src/ui/kit/icon-names.ts';
import { Section } from '#src/ui/kit/section.tsx';
import { SiteLink } from '#src/ui/kit/site-link.tsx';

interface Feature {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly link: { readonly label: string; readonly href: string } | null;
}

interface Props {
  readonly heading: string;
  readonly text: string;
  readonly items: readonly Feature[];
  readonly look: 'cards' | 'steps' | 'lines';
  readonly ground: 'plain' | 'sunk';
}

/** Points under a heading: cards of equal weight, numbered steps, or lines of a term and its meaning. */
export function FeatureList({ heading, text, items, look, ground }: Props) {
  const List = look === 'steps' ? 'ol' : 'ul';
  return (
    <Section heading={heading} text={text} ground={ground}>
      {look === 'lines' ? (
        <ul className="feature-lines">
          {items.map((item) => (
            <li key={item.title}>
              <h3 className="text-lg">{item.title}</h3>
              <Words {...item} />
            </li>
          ))}
        </ul>
      ) : (
        <List className="features" data-columns={columnsOf(items.length)}>
          {items.map((item, at) => (
            <li key={item.title} className={look === 'steps' ? 'features__step' : 'features__card'}>
              {look === 'steps' ? (
                <span aria-hidden="true" className="head-type text-h3 text-link">
                  {at + 1}
                </span>
              ) : (
                <Icon name={item.icon} className="size-7 text-link" />
              )}
              <h3 className="text-xl">{item.title}</h3>
              <Words {...item} />
            </li>
          ))}
        </List>
      )}
    </Section>
  );
}

/** Two, three or four columns, so that the last row is as full as possible. */
const columnsOf = (count: number): number => (count <= 4 ? count : count % 3 === 0 || count % 4 === 1 ? 3 : 4);

function Words({ text, link }: Pick<Feature, 'text' | 'link'>) {
  return (
    <div>
      {text !== '' && <p className="text-ink-2">{text}</p>}
      {link !== null && (
        <SiteLink
          href={link.href}
          className="mt-1 inline-flex min-h-11 items-center gap-1.5 font-semibold text-link underline-offset-4 hover:underline"
        >
          {link.label}
          <Icon name="arrow" className="size-4" />
        </SiteLink>
      )}
    </div>
  );
}
