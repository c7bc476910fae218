import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteFileFacts } from '#tests/factories/a-site-file.ts';

/** What a test may expect of a demo site: read from its file, so that a dealer's new wording breaks no test. */
export interface DemoSite {
  readonly slug: string;
  readonly name: string;
  readonly title: string;
  readonly heading: string;
  readonly rail: string;
  readonly city: string;
  readonly licence: string;
  /** The header's plain links, and its groups by their labels with the labels of their links. */
  readonly menu: readonly string[];
  readonly groups: readonly { readonly label: string; readonly links: readonly string[] }[];
  readonly word: 'car' | 'caravan';
  /** The addresses of its own pages but the first. */
  readonly pages: readonly string[];
}

/** The demo sites (ledger P9). */
export const FLEET: readonly DemoSite[] = ['harbour', 'summit', 'coastline-mg', 'redgum', 'swiftlane'].map(demoSite);

function demoSite(slug: string): DemoSite {
  const file = JSON.parse(readFileSync(path.resolve(import.meta.dirname, `../../sites/${slug}.json`), 'utf8')) as SiteFileFacts;
  const [dealership] = file.dealerships;
  const location = typeof dealership === 'object' ? dealership.locations[0] : undefined;
  const home = file.pages.home;
  const heading = (block: string) => {
    const found = home?.blocks.find((one) => one.block === block)?.heading;
    return typeof found === 'string' ? found : '';
  };
  const items = file.menu?.header ?? [];
  return {
    slug,
    name: file.name,
    title: home?.title ?? '',
    heading: heading('hero'),
    rail: heading('vehicle-rail'),
    city: location?.address.city ?? '',
    licence: location?.dealer_license_number ?? '',
    menu: items.flatMap((item) => ('href' in item ? [item.label] : [])),
    groups: items.flatMap((item) =>
      'href' in item ? [] : [{ label: item.label, links: item.links?.map(({ label }) => label) ?? [] }],
    ),
    word: file.switches?.itemType === 'caravan' ? 'caravan' : 'car',
    pages: Object.keys(file.pages).filter((address) => address !== 'home'),
  };
}
