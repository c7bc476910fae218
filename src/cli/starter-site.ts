import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';
import { slugOf } from '#src/rules/text/slug.ts';
import { zoneOfState } from '#src/rules/time/zones.ts';
import { starterPages } from './starter-pages.ts';

export interface StarterFacts {
  readonly slug: string;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly postcode: string;
  /** Who receives its leads; null when nobody does yet. */
  readonly email: string | null;
}

/** A small, complete and safe site: one location, no finance, its own state and time zone, and every page that it links to (ledger P16). */
export function starterSite(facts: StarterFacts) {
  const { slug, name, city, state, postcode, email } = facts;
  const stock = ALL_STOCK;
  return {
    slug,
    name,
    template: 'classic',
    dealerships: [
      {
        slug: `${slug}-dealership`,
        name,
        locations: [
          { slug: `${slug}-${slugOf(city)}`, name: `${name} ${city}`, primary: true, address: { city, state, postcode } },
        ],
      },
    ],
    switches: {
      timeZone: zoneOfState(state),
      formState: state.toLowerCase(),
      leadEmails: email === null ? [] : [email],
      financeProvider: null,
      financeEnabled: false,
    },
    theme: { brand: '#1F4E79', accent: '#F2A93B' },
    menu: {
      header: [
        { label: 'Our stock', href: stock },
        { label: 'Contact us', href: '/contact-us' },
      ],
      footer: [
        {
          heading: name,
          links: [
            { label: 'Our stock', href: stock },
            { label: 'Contact us', href: '/contact-us' },
            { label: 'Privacy policy', href: '/privacy-policy' },
            { label: 'Terms of use', href: '/terms-and-conditions' },
          ],
        },
      ],
    },
    pages: {
      home: {
        title: name,
        description: `${name}, ${city}.`,
        blocks: [
          {
            block: 'hero',
            heading: name,
            text: `{count} in stock in ${city}.`,
            primary: { label: 'See our stock', href: stock },
          },
          { block: 'vehicle-rail', heading: 'In stock now' },
        ],
      },
      ...starterPages(name),
    },
  };
}
