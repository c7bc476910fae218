import { loadBlocks } from '#src/blocks/blocks.server.ts';
import { Blocks } from '#src/blocks/views.tsx';
import { showPage } from '#src/use-cases/show-page.ts';
import type { Route } from './+types/home.ts';
import { notFound } from './not-found-answer.ts';
import { requestContext } from './request-context.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const ctx = context.get(requestContext);
  const found = showPage(ctx, 'home');
  if (found?.kind !== 'page') throw notFound();
  return { title: found.page.title, description: found.page.description, blocks: await loadBlocks(ctx, found.page.blocks) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData.title },
  { name: 'description', content: loaderData.description },
];

export default function Home({ loaderData }: Route.ComponentProps) {
  return <Blocks blocks={loaderData.blocks} />;
}
