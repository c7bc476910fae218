import type { z } from 'zod';
import type { PostFile } from '#src/site/files/post-file.ts';
import type { LayerFile, SiteFiles } from '#src/site/files/read-site-files.ts';
import { siteFileSchema } from '#src/site/files/site-file.ts';
import { factsOf } from '#src/site/files/site-note.ts';

/** A site's file as a person writes it. */
export type SiteFileFacts = z.input<typeof siteFileSchema>;
type DealershipFacts = Exclude<SiteFileFacts['dealerships'][number], string>;
type LocationFacts = DealershipFacts['locations'][number];

/** A location's part of a site's file. */
export function aLocation(facts: Partial<LocationFacts> = {}): LocationFacts {
  return { slug: 'yard', name: 'The Yard', address: { city: 'Newstead', state: 'QLD', postcode: '4006' }, ...facts };
}

/** A dealership's part of a site's file, with one location that is named after it. */
export function aDealership(slug: string, facts: Partial<DealershipFacts> = {}): DealershipFacts {
  return { slug, name: slug, locations: [aLocation({ slug: `${slug}-yard` })], ...facts };
}

/** A site's file that is right in every respect, and whatever a test states. */
export function aSiteFile(facts: Partial<SiteFileFacts> = {}): SiteFileFacts {
  const slug = facts.slug ?? 'harbour';
  return {
    slug,
    name: slug,
    template: 'classic',
    dealerships: [aDealership(`${slug}-motors`)],
    theme: { brand: '#075e6b', accent: '#b45309' },
    pages: { home: { title: 'Home', blocks: [{ block: 'vehicle-rail', heading: 'In stock' }] } },
    ...facts,
  };
}

/** The layer that every made-up site stands on. */
export const CLASSIC: LayerFile = { kind: 'template', name: 'classic', switches: {} };

/** Site files as they are once read from a folder, each file named after its site unless told otherwise. */
export function siteFiles(
  sites: readonly (SiteFileFacts & { file?: string; posts?: readonly PostFile[] })[],
  layers: readonly LayerFile[] = [CLASSIC],
): SiteFiles {
  return {
    sites: sites.map(({ file, posts = [], ...facts }) => {
      const site = siteFileSchema.parse(facts);
      return {
        file: file ?? `${site.slug}.json`,
        facts: factsOf(site),
        mark: JSON.stringify([site, posts, layers]),
        seen: '',
        note: null,
        whole: () => Promise.resolve({ site, posts }),
      };
    }),
    layers,
    lenders: null,
    refused: [],
    slugs: sites.map(({ slug }) => slug),
  };
}
