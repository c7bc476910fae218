import { pageParams } from '#src/blocks/page-facts.ts';
import { pageName } from '#src/rules/site/page-name.ts';
import type { Context } from '#src/use-cases/context.ts';
import { modelParams } from '#src/views/models/view-model.ts';

/** The parameters that an address of a site's own reads: those of the page there, else those of the model. */
export function ownParams({ site, showroom }: Pick<Context, 'site' | 'showroom'>, address: string): readonly string[] {
  const name = pageName(address, site);
  return Object.hasOwn(site.pages, name) ? pageParams(site.pages, name) : modelParams(showroom.models, name);
}
