import { SiteLink } from '#src/ui/kit/site-link.tsx';
import type { Receipt } from '#src/views/leads/show-receipt.ts';

export function ReceiptPanel({ receipt }: { readonly receipt: Receipt }) {
  const { car, appointment } = receipt;
  const rows = [
    { label: 'Sent to', value: receipt.sentTo },
    { label: 'Sent on', value: receipt.sentAt },
    ...(appointment === null ? [] : [appointment]),
    ...receipt.rows,
    { label: 'Reference', value: receipt.reference },
  ];
  return (
    <section className="rounded-panel bg-sunk p-[clamp(1.25rem,3vw,2rem)]">
      <h2 className="text-h3">What you sent</h2>
      {car !== null && (
        <p className="mt-2">
          <SiteLink href={car.href} className="field__link font-semibold">
            {car.name}
          </SiteLink>
        </p>
      )}
      <dl className="mt-3 divide-y divide-line text-md">
        {rows.map(({ label, value }) => (
          <div key={label} className="grid gap-x-4 py-2 sm:grid-cols-[9rem_minmax(0,1fr)]">
            <dt className="text-ink-2">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
