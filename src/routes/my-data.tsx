import { data, redirect } from 'react-router';
import { erasedHeaders, erasedPath, eraseMyData, keptNames, readErased } from '#src/http/answer-my-data.ts';
import { tooManyInit } from '#src/http/too-many-init.ts';
import { LIMIT_TEXTS } from '#src/rules/leads/limit-words.ts';
import { MyDataView } from '#src/ui/accounts/my-data-page.tsx';
import { readSession } from '#src/use-cases/accounts/read-session.ts';
import { garagePath } from '#src/views/accounts/garage-path.ts';
import { dataErasedView, myDataView } from '#src/views/accounts/my-data-view.ts';
import type { Route } from './+types/my-data.ts';
import { freshVisit } from './fresh-visit.ts';
import { notFound } from './not-found-answer.ts';
import { visitContext } from './request-context.ts';
import { ownPageHeaders } from './signed-in-visit.ts';

export async function loader({ request, params, context }: Route.LoaderArgs) {
  switch (params.step) {
    case 'download':
    case 'erase': {
      const { visit, signedIn } = await freshVisit(request, context);
      return { page: await myDataView(visit, signedIn, params.step) };
    }
    case 'erased': {
      const visit = context.get(visitContext);
      // Whoever is signed in has erased nothing.
      if ((await readSession(visit)) !== null) throw redirect(garagePath(visit), 303);
      const kept = readErased(visit, new URL(request.url).searchParams);
      if (kept === null) throw redirect('/', 303);
      return { page: dataErasedView(visit, kept) };
    }
    default:
      throw notFound();
  }
}

/** Erases everything. A form that is sent twice, or from a page that was left open, asks for a code again. */
export async function action({ request, params, context }: Route.ActionArgs) {
  if (params.step !== 'erase') throw notFound();
  const { visit, signedIn } = await freshVisit(request, context);
  const kept = await keptNames(visit, signedIn);
  const refused = await eraseMyData(visit, signedIn);
  if (refused !== null)
    return 'reason' in refused
      ? data({ message: refused.reason }, { status: 409 })
      : data({ message: LIMIT_TEXTS.person }, tooManyInit(refused.waitSeconds));
  throw redirect(erasedPath(visit, kept), { status: 303, headers: erasedHeaders(visit.sender?.isSecure === true) });
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => ownPageHeaders(actionHeaders);

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData.page.title} | ${loaderData.page.siteName}` },
  { name: 'robots', content: 'noindex' },
];

export default function MyDataRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <MyDataView page={loaderData.page} message={actionData?.message ?? null} />;
}
