import { redirect } from 'react-router';
import { tradeInHref } from '#src/views/leads/show-form.ts';
import type { Route } from './+types/vehicle-trade-in.ts';
import { pageContext } from './request-context.ts';

export async function loader({ request, context }: Route.LoaderArgs) {
  throw redirect(await tradeInHref(context.get(pageContext), new URL(request.url).searchParams.get('car_id')));
}
