import { Showcase } from '#src/showcase/showcase.tsx';
import { showComponents } from '#src/views/site/show-components.ts';
import type { Route } from './+types/showcase.ts';
import { notFound } from './not-found-answer.ts';
import { pageContext } from './request-context.ts';

export function loader({ context }: Route.LoaderArgs) {
  const page = showComponents(context.get(pageContext));
  if (page === null) throw notFound();
  return page;
}

export const meta: Route.MetaFunction = () => [{ title: 'Components' }, { name: 'robots', content: 'noindex' }];

export default function ShowcaseRoute({ loaderData }: Route.ComponentProps) {
  return <Showcase page={loaderData} />;
}
