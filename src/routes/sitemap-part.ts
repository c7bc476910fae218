import { problemAnswer } from '#src/http/problem-answer.ts';
import { readSitemapFile, sitemapXml } from '#src/rules/seo/sitemap.ts';
import { sitemapEntries } from '#src/views/seo/sitemap.ts';
import type { Route } from './+types/sitemap-part.ts';
import { openPages } from './open-pages.ts';
import { pageContext } from './request-context.ts';
import { xmlAnswer } from './xml-answer.ts';

/** One of a site's sitemaps (ledger W5). */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const ctx = context.get(pageContext);
  const file = readSitemapFile(params.file);
  const entries = file === null ? null : await sitemapEntries(ctx, file, openPages(ctx.site));
  return entries === null ? problemAnswer(404, 'There is nothing at this address.') : xmlAnswer(sitemapXml(entries));
}
