import { llmsText } from '#src/views/site/llms-text.ts';
import type { Route } from './+types/llms.ts';
import { pageContext } from './request-context.ts';

/** /llms.txt: the site for programs that read on behalf of people (ledger W6). */
export const loader = async ({ context }: Route.LoaderArgs): Promise<Response> =>
  new Response(await llmsText(context.get(pageContext)), { headers: { 'Content-Type': 'text/markdown; charset=utf-8' } });
