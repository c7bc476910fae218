import { redirect } from 'react-router';
import { pageForm } from '#src/blocks/page-facts.ts';
import { StartPage } from '#src/ui/trade-in/start-page.tsx';
import { tradeInHref } from '#src/views/leads/show-form.ts';
import { startAgainst } from '#src/views/trade-in/valuation-start.ts';
import type { Route } from './+types/vehicle-trade-in.ts';
import { notFound } from './not-found-answer.ts';
import { pageContext, visitContext } from './request-context.ts';
import { takeForm } from './take-form.ts';

/** Where a car is valued against a vehicle. A site whose trade-in page asks for a quote instead leads to the form about the vehicle. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const ctx = context.get(pageContext);
  const key = new URL(request.url).searchParams.get('car_id');
  const page = ctx.site.pages['trade-in'];
  if (page === undefined) throw notFound();
  if (pageForm(page) !== 'valuation') throw redirect(await tradeInHref(ctx, key));
  return { start: await startAgainst(ctx, key), siteName: ctx.site.name };
}

export const action = ({ request, context }: Route.ActionArgs) => takeForm(request, context.get(visitContext));

/** An answer that repeats what a visitor typed must not be cached. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `What’s your car worth? | ${loaderData.siteName}` },
  { name: 'robots', content: 'noindex' },
];

export default function VehicleTradeIn({ loaderData, actionData }: Route.ComponentProps) {
  return <StartPage start={loaderData.start} reply={actionData ?? null} />;
}
