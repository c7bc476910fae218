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
  readonly menu: readonly string[];
  readonly word: 'car' | 'caravan';
}

/** The demo sites (ledger P9). */
export const FLEET: readonly DemoSite[] = ['harbour', 'summit', 'coastline-mg', 'redgum', 'swiftlane'].map(demoSite);

function demoSite(slug: string): DemoSite {
  const file = JSON.parse(readFileSync(path.resolve(import.meta.dirname, `../../sites/${slug}.json`), 'utf8')) as SiteFileFacts;
  const [dealership] = file.dealerships;
  const location = typeof dealership === 'object' ? dealership.locations[0] : undefined;
  const home = file.pages.home;
  const headings = home?.blocks.map((block) => String(block.heading)) ?? [];
  return {
    slug,
    name: file.name,
    title: home?.title ?? '',
    heading: headings[0] ?? '',
    rail: headings[1] ?? '',
    city: location?.address.city ?? '',
    licence: location?.dealer_license_number ?? '',
    menu: file.menu?.header?.map(({ label }) => label) ?? [],
    word: file.switches?.itemType === 'caravan' ? 'caravan' : 'car',
  };
}
