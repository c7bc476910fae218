import { sitemapIndexXml } from '#src/rules/seo/sitemap.ts';
import { sitemapIndex } from '#src/views/seo/sitemap.ts';
import type { Route } from './+types/sitemap.ts';
import { openPages } from './open-pages.ts';
import { pageContext } from './request-context.ts';
import { xmlAnswer } from './xml-answer.ts';

/** The list of a site's sitemaps (ledger W5). */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(pageContext);
  return xmlAnswer(sitemapIndexXml(await sitemapIndex(ctx, openPages(ctx.site))));
}
