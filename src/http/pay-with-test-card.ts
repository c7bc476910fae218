import { LATE_MS, testReference } from '#src/adapters/payments/test-provider.ts';
import type { TestCardAnswer } from '#src/rules/payments/test-card.ts';
import type { Context } from '#src/use-cases/context.ts';
import { takeNotice } from '#src/use-cases/payments/take-notice.ts';

interface Payment {
  readonly paymentId: string;
  readonly reference: string;
}

/** Whoever has just been given a token sends it from the next request on; this one is theirs already. */
export const asVisitor = (context: Context, visitor: string): Context => ({
  ...context,
  sender: context.sender === null ? null : { ...context.sender, visitor },
});

/** Pays with a test card. When its bank answers late, so does the provider's notice. */
export async function payWithTestCard(
  context: Context,
  { paymentId, reference }: Payment,
  card: { readonly answer: TestCardAnswer; readonly lastFour: string },
): Promise<void> {
  const { cardForm, payments, warn } = context.services;
  if (cardForm.kind !== 'test') return;
  const paid = await cardForm.cards.pay(reference, card);
  if (paid?.state !== 'late') return;
  const tell = async () => {
    const payment = await payments.find(reference, null);
    if (payment !== null) await takeNotice(context, { id: `test-${paymentId}`, payment });
  };
  // Lost with the process, as a provider's notice may be: the sweep finds the payment then.
  setTimeout(
    () => void tell().catch((error: unknown) => warn(error, 'A test payment’s notice was not stored.')),
    LATE_MS,
  ).unref();
}

/** The shopper approves a test payment at its bank's page, or does not. */
export async function answerTestBank({ services, site }: Context, paymentId: string, isApproved: boolean): Promise<void> {
  if (services.cardForm.kind === 'test') await services.cardForm.cards.answerBank(testReference(site.id, paymentId), isApproved);
}
