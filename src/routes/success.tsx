import { SuccessView } from '#src/ui/leads/success-view.tsx';
import { showSuccess } from '#src/views/leads/show-success.ts';
import type { Route } from './+types/success.ts';
import { pageContext } from './request-context.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(pageContext);
  const asked = new URL(request.url).searchParams;
  const page = await showSuccess(ctx, { form: asked.get('form') ?? '', car: asked.get('car') ?? '' });
  return { page, siteName: ctx.site.name };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData.page.title} | ${loaderData.siteName}` },
  { name: 'robots', content: 'noindex' },
];

export default function SuccessRoute({ loaderData }: Route.ComponentProps) {
  return <SuccessView page={loaderData.page} />;
}
