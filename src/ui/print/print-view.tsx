import { srcSetOf } from '#src/rules/images/src-set.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { PrintPage } from '#src/views/print/view-print-page.ts';
import { PrintFoot } from './print-foot.tsx';

/** A vehicle on a page made to be printed: on a screen a sheet below its buttons, on paper the sheet alone (ledger V18). */
export function PrintView({ page }: { readonly page: PrintPage }) {
  return (
    <div className="print-desk">
      <Tools page={page} />
      <article className="print-sheet">
        {/* On a screen the site's header has the name. */}
        <p className="print-sheet__brand head-type">
          <span>{page.sheet.siteName}</span>
          <span>{page.sheet.phone}</span>
        </p>
        <div className="print-sheet__photo">
          {page.picture === null ? (
            <p className="print-sheet__none">No photo</p>
          ) : (
            <img
              src={page.picture.src}
              srcSet={srcSetOf(page.picture)}
              sizes="(min-width: 53rem) 47rem, 90vw"
              alt={`The ${page.sheet.title}`}
              width={960}
              height={640}
            />
          )}
        </div>
        <Names page={page} />
        <Facts facts={page.sheet.facts} />
        <Words page={page} />
        <PrintFoot page={page} />
      </article>
    </div>
  );
}

function Tools({ page }: { readonly page: PrintPage }) {
  return (
    <div className="print-tools">
      <a href={page.vehicleHref} className={buttonClass('plain')}>
        <Icon name="back" />
        Back to the {page.word}
      </a>
      <a href={page.pdfHref} rel="nofollow" className={buttonClass('plain')}>
        Save as PDF
      </a>
      <fc-print className="contents noscript:hidden">
        <button type="button" className={buttonClass('primary')}>
          <Icon name="print" />
          Print
        </button>
      </fc-print>
      <p className="hidden text-ink-2 noscript:block">To print it, use your browser’s Print command.</p>
    </div>
  );
}

function Names({ page: { sheet } }: { readonly page: PrintPage }) {
  return (
    <header className="print-sheet__names">
      <div>
        <h1 className="text-h2">{sheet.title}</h1>
        {sheet.badge !== null && <p className="mt-1 text-lg text-ink-2">{sheet.badge}</p>}
      </div>
      {sheet.soldText !== null && <p className="print-sheet__sold head-type">{sheet.soldText}</p>}
      {sheet.price !== null && (
        <div className="print-sheet__price">
          <p>
            {sheet.price.was !== null && (
              <s className="mr-2 text-base text-ink-2">
                <span className="sr-only">was </span>
                {sheet.price.was}
              </s>
            )}
            <span className={`price-type ${sheet.price.meaning === null ? 'text-xl' : 'text-h2'}`}>{sheet.price.text}</span>
          </p>
          {sheet.price.meaning !== null && <p className="text-md text-ink-2">{sheet.price.meaning}</p>}
        </div>
      )}
    </header>
  );
}

function Facts({ facts }: { readonly facts: PrintPage['sheet']['facts'] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="print-sheet__facts">
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Words({ page: { sheet } }: { readonly page: PrintPage }) {
  return (
    <>
      {sheet.comments !== '' && (
        <section className="print-sheet__words">
          <h2 className="text-lg">From the dealer</h2>
          <p>{sheet.comments}</p>
        </section>
      )}
      {sheet.features.length > 0 && (
        <section className="print-sheet__words">
          <h2 className="text-lg">Features</h2>
          <ul>
            {sheet.features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
