import { countView } from '#src/http/count-view.ts';
import { printVehicle } from '#src/http/print-vehicle.ts';
import { revealPhone } from '#src/http/reveal-phone.ts';
import { takeLead } from '#src/http/take-lead.ts';
import type { Context } from '#src/use-cases/context.ts';

/** Answers a request of a site that no page's code is needed for. */
type DirectAnswer = (request: Request, context: Context, key: string) => Promise<Response>;

/**
 * What is answered before any page's code is asked, and never from the pages kept in memory: what a dealer pays for, with as little between
 * the visitor and the database as can be, and what differs from visitor to visitor.
 */
export const DIRECT: readonly { readonly path: RegExp; readonly answer: DirectAnswer }[] = [
  { path: /^\/api\/leads\/?$/, answer: takeLead },
  { path: /^\/api\/call-reveal\/?$/, answer: revealPhone },
  { path: /^\/cars\/([^/]+)\/view\.json$/, answer: countView },
  { path: /^\/cars\/([^/]+)\.pdf$/, answer: printVehicle },
];

/** The answer for an address that has one of its own; null for every page. The key is what the address names, such as a vehicle's slug. */
export function directAnswer(request: Request, pathname: string, context: Context): Promise<Response> | null {
  for (const { path, answer } of DIRECT) {
    const match = path.exec(pathname);
    if (match !== null) return answer(request, context, match[1] ?? '');
  }
  return null;
}
