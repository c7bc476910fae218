import { BrandList } from '#src/blocks/brand-list/view.tsx';
import { BrandOverview } from '#src/blocks/brand-overview/view.tsx';
import { ModelCards } from '#src/blocks/model-cards/view.tsx';
import { ModelPage } from '#src/ui/models/model-page.tsx';
import { HeaderPanel } from '#src/ui/site/header-panel.tsx';
import type { CardView } from '#src/views/card/card-view.ts';
import type { ModelCard } from '#src/views/models/model-view.ts';
import type { ComponentsPage } from '#src/views/site/show-components.ts';

const PRICE = { kind: 'price', text: '$24,990', was: null, meaning: 'Drive away' } as const;

interface Props {
  readonly page: ComponentsPage;
  readonly cards: readonly CardView[];
}

/** Models and makes in every state, and the panels of the header. */
export function ShowcaseModels({ page, cards }: Props) {
  const model = (name: string, facts: Partial<ModelCard> = {}): ModelCard => ({
    name,
    make: 'Sample',
    href: '#cards',
    picture: page.cutOut,
    body: page.body,
    note: '12 in stock',
    isComingSoon: false,
    from: PRICE,
    facts: ['Petrol or hybrid', 'AWD'],
    ...facts,
  });
  const models = [
    model('Current'),
    model('Unpriced', { from: null }),
    model('Out of stock', { note: null, from: null }),
    model('To come', { note: 'Coming Soon', isComingSoon: true, from: null }),
    model('Unpictured', { picture: null }),
  ];
  const brand = {
    name: 'Sample',
    logoUrl: null,
    types: [{ label: 'New Sample', count: '4', href: '#cards' }],
    website: { label: 'Visit our Sample website', href: 'https://sample.example/' },
    all: null,
    models,
  };
  const modelPage = {
    card: model('Current'),
    painted: null,
    title: 'Sample Current',
    description: '',
    crumbs: [],
    groups: ['SUV', 'Electric'],
    lead: 'See what we have in stock, drive one, and ask us anything.',
    cars: cards.slice(0, 4),
    stockHref: '#cards',
    offers: [{ label: 'A sample offer', href: '#cards' }],
    actions: [
      { label: 'See 12 in stock', href: '#cards' },
      { label: 'Book a test drive', href: '#forms' },
    ],
  };
  return (
    <>
      <ModelCards
        chosen={null}
        heading="Models"
        headingLevel={2}
        text="In groups that the address chooses."
        groups={[
          { name: 'SUV', count: 20, models },
          { name: 'Electric', count: 1, models: [model('Current')] },
        ]}
        saysMake
      />
      <BrandList
        heading="Brands"
        headingLevel={2}
        text="With and without a link."
        groups={[
          {
            heading: 'Sample brands',
            text: '',
            brands: [
              { name: 'Sample', href: '#cards', logoUrl: null, count: '12 in stock' },
              { name: 'Example', href: null, logoUrl: null, count: null },
            ],
          },
        ]}
      />
      <BrandOverview heading="Sample" headingLevel={2} text={['Words about a make.']} brand={brand} />
      <ModelPage page={modelPage} headingLevel={2} />
      <ModelPage
        page={{
          ...modelPage,
          card: model('To come', { note: 'Coming Soon', isComingSoon: true, from: null }),
          title: 'Sample To come',
          cars: [],
          offers: [],
          actions: [{ label: 'Register your interest', href: '#forms' }],
        }}
        headingLevel={2}
      />
      <Panels picture={page.cutOut.src} />
    </>
  );
}

/** Open panels: a short one, makes, models and a list of eighty. */
function Panels({ picture }: { readonly picture: string }) {
  const links = (count: number, extra: object = {}) =>
    Array.from({ length: count }, (_, at) => ({ label: `Link ${at + 1}`, href: `#panel-${at + 1}`, ...extra }));
  const all = { label: 'View All Models', href: '#cards' };
  return (
    <div className="wrap grid gap-6 py-10">
      {(
        [
          { label: 'Short', look: 'links', parts: [{ heading: null, links: links(4) }], all: null },
          { label: 'Makes', look: 'brands', parts: [{ heading: null, links: links(9) }], all: null },
          { label: 'Models', look: 'models', parts: [{ heading: 'SUV', links: links(3, { picture }) }], all },
          { label: 'Eighty', look: 'links', parts: [{ heading: null, links: links(80) }], all: null },
        ] as const
      ).map((panel) => (
        <div key={panel.label} className="shown-panel">
          <HeaderPanel panel={panel} />
        </div>
      ))}
    </div>
  );
}
