import { answerAgents } from '#src/http/agents/answer-agents.ts';
import { countView } from '#src/http/count-view.ts';
import { printVehicle } from '#src/http/print-vehicle.ts';
import { revealPhone } from '#src/http/reveal-phone.ts';
import { takeLead } from '#src/http/take-lead.ts';
import { takePaymentNotice } from '#src/http/take-payment-notice.ts';
import { takeStock } from '#src/http/take-stock.ts';
import type { NamesOfKind } from '#src/rules/addresses/addresses.ts';
import { matchAddress } from '#src/rules/addresses/match-address.ts';
import type { Context } from '#src/use-cases/context.ts';

/** Answers a request without the pages' code. */
type DirectAnswer = (request: Request, context: Context, key: string) => Promise<Response>;

/**
 * What is answered without the pages' code and never from the page cache: leads, so that as little as possible is between the visitor and the
 * database, and what differs from visitor to visitor.
 */
const DIRECT: Readonly<Record<NamesOfKind<'direct'>, DirectAnswer>> = {
  leads: takeLead,
  paymentNotice: takePaymentNotice,
  stockDelivery: takeStock,
  callReveal: revealPhone,
  viewCount: countView,
  vehicleSheet: printVehicle,
  agents: answerAgents,
};

/** Returns null when the address is a page's. */
export function directAnswer(request: Request, pathname: string, context: Context): Promise<Response> | null {
  const match = matchAddress(pathname);
  if (match?.address.kind !== 'direct') return null;
  return DIRECT[match.address.name as NamesOfKind<'direct'>](request, context, match.key);
}
