import { Letterbox } from '#src/ui/kit/letterbox.tsx';
import { readMailbox } from '#src/use-cases/leads/read-mailbox.ts';
import type { Route } from './+types/mailbox.ts';
import { notFound } from './not-found-answer.ts';
import { visitContext } from './request-context.ts';

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await readMailbox(context.get(visitContext), params.id ?? null);
  if (page === null) throw notFound();
  return page;
}

/** Messages arrive at any time and contain personal data, so this page is never cached. */
export const headers = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = () => [{ title: 'Messages' }, { name: 'robots', content: 'noindex' }];

export default function MailboxRoute({ loaderData }: Route.ComponentProps) {
  return <Letterbox page={loaderData} />;
}
