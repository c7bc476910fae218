import { problemAnswer } from '#src/http/problem-answer.ts';
import { catalogueFile } from '#src/views/catalogues/catalogue-file.ts';
import type { Route } from './+types/catalogue.ts';
import { pageContext } from './request-context.ts';

/** A site's stock in the form that an advertiser takes (ledger W5). */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const file = await catalogueFile(context.get(pageContext), params.file);
  if (file === null) return problemAnswer(404, 'There is nothing at this address.');
  return new Response(file.text, { headers: { 'Content-Type': `${file.type}; charset=utf-8` } });
}
