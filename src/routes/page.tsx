import { data, redirect } from 'react-router';
import { loadBlocks } from '#src/blocks/load-blocks.server.ts';
import { pageForm, pageQuestions, showsLocations, staysForVehicle } from '#src/blocks/page-facts.ts';
import { Blocks } from '#src/blocks/views.tsx';
import { pagePicture } from '#src/rules/seo/page-picture.ts';
import { isForOneVehicle } from '#src/rules/site/page-name.ts';
import { type Vehicle, vehicleName } from '#src/rules/stock/vehicle.ts';
import { isAvailable } from '#src/rules/stock/vehicle-status.ts';
import { detailHref } from '#src/rules/vehicle/detail-href.ts';
import type { PageFile } from '#src/site/files/site-file.ts';
import { PageFormReply } from '#src/ui/leads/form-reply.ts';
import { ModelPage } from '#src/ui/models/model-page.tsx';
import type { PageContext } from '#src/use-cases/context.ts';
import { findVehicle } from '#src/use-cases/stock/find-vehicle.ts';
import { vehicleFormHref } from '#src/views/leads/show-form.ts';
import { viewModel } from '#src/views/models/view-model.ts';
import { showPage } from '#src/views/pages/show-page.ts';
import { dealerData, graphOf } from '#src/views/places/about-location.ts';
import { shareImage } from '#src/views/seo/share-image.ts';
import { crumbsData, questionsData } from '#src/views/site/graph-parts.ts';
import type { Route } from './+types/page.ts';
import { notFound } from './not-found-answer.ts';
import { pageMeta } from './page-meta.ts';
import { pageContext, visitContext } from './request-context.ts';
import { takeForm } from './take-form.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const ctx = context.get(pageContext);
  const found = showPage(ctx, params['*']);
  if (found === null) throw notFound();
  const { search, searchParams: query } = new URL(request.url);
  if (found.kind === 'elsewhere') throw redirect(found.href);
  if (found.kind === 'own page') throw redirect(found.href + search);
  if (found.kind === 'page') {
    const { title, description, blocks } = found.page;
    const car = isForOneVehicle(params['*']) ? await vehicleToFinance(ctx, query.get('car_id')) : null;
    const own = staysForVehicle(found.page) ? null : await vehicleFormHref(ctx, pageForm(found.page), query.get('car_id'));
    if (own !== null) throw redirect(own);
    return {
      ...head(ctx, found.name, car === null ? title : `${title} for the ${vehicleName(car)}`, pagePicture(blocks)),
      description,
      blocks: await loadBlocks(ctx, blocks, query),
      model: null,
      graph: pageGraph(ctx, found.page),
    };
  }
  const model = viewModel(ctx, found.model, query.get('colour'));
  const about = head(ctx, found.model.slug, model.title, model.card.picture?.src ?? null);
  const graph = { '@context': 'https://schema.org', ...crumbsData(ctx, model.crumbs, about.url) };
  return { ...about, description: model.description, blocks: [], model, graph };
}

/** What search engines are told of a page besides its text: the dealer where it shows locations, and the questions it answers. */
function pageGraph(ctx: PageContext, page: PageFile): object | null {
  const questions = pageQuestions(page);
  const parts = [...(showsLocations(page) ? dealerData(ctx) : []), ...(questions.length === 0 ? [] : [questionsData(questions)])];
  return parts.length === 0 ? null : graphOf(parts);
}

/** The vehicle that a finance page is for: a sold one leads to its own page, and one that the site does not show is not found (ledger A10). */
async function vehicleToFinance(ctx: PageContext, key: string | null): Promise<Vehicle | null> {
  if (key === null) return null;
  const car = await findVehicle(ctx, key);
  if (car === null) throw notFound();
  if (!isAvailable(car)) throw redirect(detailHref(ctx.site.switches.detailLinkPrefix, car));
  return car;
}

/** A page's title and its canonical address, which has no final slash. */
function head(context: PageContext, address: string, name: string, photo: string | null = null) {
  const { site, origin } = context;
  const url = `${origin}/${address.replace(/\/$/, '')}`;
  return { name, url, siteName: site.name, image: shareImage(context, { title: name, photo }) };
}

/** A page accepts a form only if one of its blocks has one. */
export function action({ params, request, context }: Route.ActionArgs) {
  const ctx = context.get(visitContext);
  const found = showPage(ctx, params['*']);
  if (found === null) throw notFound();
  if (found.kind !== 'page' || pageForm(found.page) === null) throw data(null, { status: 405 });
  return takeForm(request, ctx);
}

/** An answer that repeats what a visitor typed must not be cached. */
export const headers: Route.HeadersFunction = ({ actionHeaders }) => actionHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData);

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.model !== null) return <ModelPage page={loaderData.model} />;
  return (
    <PageFormReply value={actionData ?? null}>
      <Blocks blocks={loaderData.blocks} />
    </PageFormReply>
  );
}
