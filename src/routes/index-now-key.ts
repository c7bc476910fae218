import { indexNowKey } from '#src/use-cases/seo/index-now-key.ts';
import type { Route } from './+types/index-now-key.ts';
import { notFound } from './not-found-answer.ts';
import { pageContext } from './request-context.ts';

/** /indexnow.txt: by this key search engines know that a list of changed pages comes from the site itself (ledger W5). */
export function loader({ context }: Route.LoaderArgs): Response {
  const { site } = context.get(pageContext);
  if (!site.switches.indexNow) throw notFound();
  return new Response(indexNowKey(site.slug), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
