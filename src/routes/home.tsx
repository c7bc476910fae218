import { loadBlocks, servedBlocks } from '#src/blocks/load-blocks.server.ts';
import { Blocks, fetchViews } from '#src/blocks/views.tsx';
import { showHome } from '#src/views/pages/show-page.ts';
import { aboutDealer } from '#src/views/places/about-location.ts';
import type { Route } from './+types/home.ts';
import { notFound } from './not-found-answer.ts';
import { pageMeta } from './page-meta.ts';
import { documentContext, pageContext } from './request-context.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(pageContext);
  const page = showHome(ctx);
  if (page === null) throw notFound();
  const { title, description, blocks } = page;
  return {
    title,
    description,
    url: `${ctx.origin}/`,
    siteName: ctx.site.name,
    blocks: servedBlocks(await loadBlocks(ctx, blocks), context.get(documentContext)),
    about: aboutDealer(ctx),
  };
}

/** When a visitor comes from another page, the blocks' code is fetched together with their data. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const loaded = await serverLoader();
  await fetchViews(loaded.blocks.map(({ name }) => name));
  return loaded;
}

export const meta: Route.MetaFunction = ({ loaderData: { title, description, url, siteName, about } }) =>
  pageMeta({ name: siteName, title, description, url, siteName, graph: about });

export default function Home({ loaderData }: Route.ComponentProps) {
  return <Blocks blocks={loaderData.blocks} />;
}
