import { redirect } from 'react-router';
import { problemAnswer } from '#src/http/problem-answer.ts';
import { readSearchQuery } from '#src/rules/search/search-query.ts';
import { rssXml } from '#src/rules/seo/rss.ts';
import { feedPath, searchFeed } from '#src/views/search/search-feed.ts';
import type { Route } from './+types/search-feed.ts';
import { pageContext } from './request-context.ts';

/** The newest vehicles of a search, for programs that follow it (ledger W5). */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  const { pathname, search, searchParams } = new URL(request.url);
  const asked = { ...params, query: readSearchQuery(searchParams) };
  const feed = await searchFeed(context.get(pageContext), asked);
  if (feed === null) return problemAnswer(404, 'There is nothing at this address.');
  const path = feedPath(asked);
  if (path !== pathname + search) return redirect(path, 301);
  return new Response(rssXml(feed), { headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' } });
}
