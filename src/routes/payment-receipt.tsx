import { isUuid } from '#src/rules/text/uuid.ts';
import { ReceiptView } from '#src/ui/invoices/receipt-view.tsx';
import { ownInvoicePayment } from '#src/use-cases/invoices/own-invoice-payment.ts';
import { receiptView } from '#src/views/invoices/receipt-view.ts';
import type { Route } from './+types/payment-receipt.ts';
import { notFound } from './not-found-answer.ts';
import { visitContext } from './request-context.ts';
import { ownPageHeaders } from './signed-in-visit.ts';

/** Whose receipt an address shows: by its id and the visitor, the shopper who is signed in, or the key of the email's link. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const visit = context.get(visitContext);
  const query = new URL(request.url).searchParams;
  const id = query.get('id') ?? '';
  const own = isUuid(id) ? await ownInvoicePayment(visit, id.toLowerCase(), query.get('key')) : null;
  const page = own === null ? null : receiptView(visit, own);
  if (page === null) throw notFound();
  return page;
}

/** The address may contain a key, so it must not leak, not even in the Referer header. */
export const headers: Route.HeadersFunction = () => {
  const all = ownPageHeaders();
  all.set('Referrer-Policy', 'strict-origin');
  return all;
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Receipt ${loaderData.number} | ${loaderData.siteName}` },
  { name: 'robots', content: 'noindex' },
];

export default function PaymentReceiptRoute({ loaderData }: Route.ComponentProps) {
  return <ReceiptView page={loaderData} />;
}
