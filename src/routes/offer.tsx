import { redirect } from 'react-router';
import { PageFormReply } from '#src/ui/leads/form-reply.ts';
import { OfferPage } from '#src/ui/offers/offer-page.tsx';
import { showOffer } from '#src/views/offers/show-offer.ts';
import type { Route } from './+types/offer.ts';
import { notFound } from './not-found-answer.ts';
import { pageMeta } from './page-meta.ts';
import { pageContext, visitContext } from './request-context.ts';
import { takeForm } from './take-form.ts';

export function loader({ params, context }: Route.LoaderArgs) {
  const ctx = context.get(pageContext);
  const found = showOffer(ctx, params.make ?? null, params.id);
  if (found === null) throw notFound();
  if (found.kind === 'moved') throw redirect(found.href, 301);
  return { page: found.page, about: found.about, siteName: ctx.site.name };
}

export const action = ({ request, context }: Route.ActionArgs) => takeForm(request, context.get(visitContext));

/** An answer that repeats what a visitor typed must not be cached. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

/** Ledger W1. */
export const meta: Route.MetaFunction = ({ loaderData: { about, siteName } }) =>
  pageMeta({ ...about, siteName, imageAlt: about.name });

export default function OfferRoute({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <PageFormReply value={actionData ?? null}>
      <OfferPage page={loaderData.page} />
    </PageFormReply>
  );
}
