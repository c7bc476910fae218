import { countView } from '#src/http/count-view.ts';
import { printVehicle } from '#src/http/print-vehicle.ts';
import { revealPhone } from '#src/http/reveal-phone.ts';
import { takeLead } from '#src/http/take-lead.ts';
import { matchAddress, type NamesOfKind } from '#src/rules/addresses/addresses.ts';
import type { Context } from '#src/use-cases/context.ts';

/** Answers a request of a site that no page's code is needed for. */
type DirectAnswer = (request: Request, context: Context, key: string) => Promise<Response>;

/**
 * What is answered before any page's code is asked, and never from the page cache: what a dealer pays for, with as little between the
 * visitor and the database as can be, and what differs from visitor to visitor.
 */
const DIRECT: Readonly<Record<NamesOfKind<'direct'>, DirectAnswer>> = {
  leads: takeLead,
  callReveal: revealPhone,
  viewCount: countView,
  vehicleSheet: printVehicle,
};

/** The answer for an address that has one of its own; null for every page. */
export function directAnswer(request: Request, pathname: string, context: Context): Promise<Response> | null {
  const match = matchAddress(pathname);
  if (match?.address.kind !== 'direct') return null;
  return DIRECT[match.address.name as NamesOfKind<'direct'>](request, context, match.key);
}
