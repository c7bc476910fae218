import { plural } from '#src/rules/text/plural.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { RefusedContact } from '#src/use-cases/alerts/change-alerts.ts';
import type { AlertsPart as Part } from '#src/views/alerts/alerts-part.ts';
import { AlertRow } from './alert-row.tsx';
import { ContactRow } from './contact-row.tsx';

interface Props {
  readonly part: Part;
  /** The page that its forms are sent to. */
  readonly action: string;
  readonly refused: RefusedContact | null;
}

/** How a shopper is told, and about what: one switch for each alert (ledger A11). */
export function AlertsPart({ part, action, refused }: Props) {
  const { contact, rows, word, stock } = part;
  return (
    <>
      {(rows.length > 0 || contact !== null) && (
        <ul className="settings-list">
          <ContactRow part={part} action={action} refused={refused} />
          {rows.map((row) => (
            <AlertRow key={row.id} row={row} part={part} action={action} />
          ))}
        </ul>
      )}
      {rows.length === 0 && (
        <div className="grid max-w-xl justify-items-start gap-2 rounded-panel bg-sunk p-[clamp(1.25rem,3vw,2rem)]">
          <Icon name="bell" className="size-8 text-link" />
          <h3 className="mt-2 text-xl">No alerts yet</h3>
          <p className="text-ink-2">
            Search for a {word}, then press ‘Tell me about {plural(word)} like these’ under the results. We’ll tell you when one
            comes in.
          </p>
          <a href={stock.href} className={`${buttonClass('primary')} mt-3 max-sm:w-full`}>
            {stock.label}
          </a>
        </div>
      )}
    </>
  );
}
