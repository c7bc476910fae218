import { SuccessView } from '#src/ui/leads/success-view.tsx';
import { showSuccess } from '#src/views/leads/show-success.ts';
import type { Route } from './+types/success.ts';
import { pageContext } from './request-context.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(pageContext);
  const params = new URL(request.url).searchParams;
  const page = await showSuccess(ctx, { form: params.get('form') ?? '', car: params.get('car') ?? '' });
  return { page, siteName: ctx.site.name };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData.page.title} | ${loaderData.siteName}` },
  { name: 'robots', content: 'noindex' },
];

export default function SuccessRoute({ loaderData }: Route.ComponentProps) {
  return <SuccessView page={loaderData.page} />;
}
