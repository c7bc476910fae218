import type { PrintPage } from '#src/views/print/view-print-page.ts';

/** The seller and its contact details, the QR code of the vehicle's page, and the disclaimers. */
export function PrintFoot({ page: { sheet, qr } }: { readonly page: PrintPage }) {
  return (
    <footer className="print-sheet__foot">
      <div className="print-sheet__contact">
        <div>
          <p className="head-type text-lg">{sheet.dealer}</p>
          <address className="not-italic">
            {sheet.place.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            {sheet.phone !== null && <span className="block font-semibold">{sheet.phone}</span>}
          </address>
        </div>
        {sheet.hours.length > 0 && (
          <dl className="print-sheet__hours text-sm">
            {sheet.hours.map(({ days, hours }) => (
              <div key={days}>
                <dt>{days}</dt>
                <dd>{hours}</dd>
              </div>
            ))}
          </dl>
        )}
        <div className="print-sheet__code">
          <svg viewBox={`0 0 ${qr.size} ${qr.size}`} role="img" aria-label={`QR code of ${sheet.address}`}>
            <path d={qr.path} fill="#000" />
          </svg>
          <p>Scan to see it online</p>
        </div>
      </div>
      <p>{sheet.disclaimer}</p>
      <p>{[`Stock number ${sheet.stockNumber}`, `Correct at ${sheet.day}`, ...sheet.licences].join(' · ')}</p>
    </footer>
  );
}
