import { Compare } from '#src/ui/favourites/compare.island.tsx';
import { showFavourites } from '#src/views/favourites/show-favourites.ts';
import type { Route } from './+types/favourites.ts';
import { notFound } from './not-found-answer.ts';
import { pageContext } from './request-context.ts';

export function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(pageContext);
  const page = showFavourites(ctx);
  if (page === null) throw notFound();
  return { page, siteName: ctx.site.name };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData.page.title} | ${loaderData.siteName}` },
  { name: 'robots', content: 'noindex' },
];

export default function FavouritesRoute({ loaderData }: Route.ComponentProps) {
  return <Compare page={loaderData.page} />;
}
