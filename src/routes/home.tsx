import { loadBlocks } from '#src/blocks/load-blocks.server.ts';
import { Blocks } from '#src/blocks/views.tsx';
import { pagePicture } from '#src/rules/seo/page-picture.ts';
import { showHome } from '#src/views/pages/show-page.ts';
import { aboutDealer } from '#src/views/places/about-location.ts';
import { shareImage } from '#src/views/seo/share-image.ts';
import type { Route } from './+types/home.ts';
import { notFound } from './not-found-answer.ts';
import { pageMeta } from './page-meta.ts';
import { pageContext } from './request-context.ts';

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
    blocks: await loadBlocks(ctx, blocks),
    about: aboutDealer(ctx),
    image: shareImage(ctx, { title: ctx.site.name, photo: pagePicture(blocks) }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData: { title, description, url, siteName, about, image } }) =>
  pageMeta({ name: siteName, title, description, url, siteName, image, graph: about });

export default function Home({ loaderData }: Route.ComponentProps) {
  return <Blocks blocks={loaderData.blocks} />;
}
