import { ArticleView } from '#src/ui/blog/article-view.tsx';
import { showArticle } from '#src/views/blog/show-article.ts';
import type { Route } from './+types/article.ts';
import { notFound } from './not-found-answer.ts';
import { pageMeta } from './page-meta.ts';
import { pageContext } from './request-context.ts';

export function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(pageContext);
  const found = showArticle(ctx, params.category, params.slug);
  if (found === null) throw notFound();
  return { ...found, siteName: ctx.site.name };
}

export const meta: Route.MetaFunction = ({ loaderData: { page, about, siteName } }) =>
  pageMeta({
    name: page.title,
    description: page.summary,
    url: about.url,
    siteName,
    type: 'article',
    image: about.image,
    imageAlt: page.alt,
    graph: about.graph,
  });

export default function ArticleRoute({ loaderData }: Route.ComponentProps) {
  return <ArticleView article={loaderData.page} />;
}
