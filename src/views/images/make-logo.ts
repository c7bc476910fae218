import type { PageContext } from '#src/use-cases/context.ts';

/** A make's logo in the site's dark colour; null when the make has none (ledger O5, N3). */
export function makeLogo({ site, showroom, images }: Pick<PageContext, 'site' | 'showroom' | 'images'>, slug: string) {
  const address = showroom.makes.find((make) => make.slug === slug)?.logoUrl ?? null;
  if (address?.startsWith('/images/icons/') !== true) return address;
  return images.address(address, { tint: (site.theme.dark ?? site.theme.brand).slice(1).toLowerCase() });
}
