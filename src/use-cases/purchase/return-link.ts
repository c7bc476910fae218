import type { PurchaseLink } from '#src/rules/purchase/purchase-path.ts';
import { isUuid } from '#src/rules/text/uuid.ts';
import type { Context } from '#src/use-cases/context.ts';
import { visitorHash } from '#src/use-cases/leads/recognise-visitor.ts';

const signedText = (purchaseId: string, visitor: string): string => `${purchaseId} ${visitorHash(visitor)}`;

/**
 * By this a browser that comes back from the provider's page gets into the purchase that the link of an email has opened there. The provider is
 * told it instead of the link's key, and it is good for this browser alone.
 */
export const returnMark = ({ services }: Pick<Context, 'services'>, purchaseId: string, visitor: string): string =>
  services.signer.sign('purchase-return', signedText(purchaseId, visitor));

/** The link that such a mark stands for; null for another browser's. */
export function returnLink({ services, sender }: Context, purchaseId: string, mark: string): PurchaseLink | null {
  const visitor = sender?.visitor ?? null;
  if (visitor === null || !isUuid(purchaseId)) return null;
  return services.signer.isSigned('purchase-return', signedText(purchaseId, visitor), mark)
    ? { id: purchaseId, key: services.signer.sign('purchase', purchaseId) }
    : null;
}
