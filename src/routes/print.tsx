import { PrintView } from '#src/ui/print/print-view.tsx';
import { viewPrintPage } from '#src/views/print/view-print-page.ts';
import type { Route } from './+types/print.ts';
import { notFound } from './not-found-answer.ts';
import { pageContext } from './request-context.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(pageContext);
  const page = await viewPrintPage(ctx, new URL(request.url).searchParams.get('car_id') ?? '');
  if (page === null) throw notFound();
  return { page, siteName: ctx.site.name };
}

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Print ${loaderData.page.sheet.title} | ${loaderData.siteName}` },
  { name: 'robots', content: 'noindex' },
];

export default function PrintRoute({ loaderData }: Route.ComponentProps) {
  return <PrintView page={loaderData.page} />;
}
