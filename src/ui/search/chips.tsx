import { chipGroups, type SearchChip } from '#src/rules/search/search-chips.ts';
import { TOW_FACET } from '#src/rules/tow/tow-facet.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import { TowPlace } from '#src/ui/tow/tow-place.tsx';
import type { SearchPage } from '#src/views/search/search-stock.ts';

/** The chosen filters, each a link to the search without it, and one to the search without any (ledger S20). */
export function Chips({ page, going }: { readonly page: SearchPage; readonly going: string | null }) {
  if (page.chips.length === 0) return null;
  const chip = ({ label, href, facet }: SearchChip) => (
    <li key={`${label} ${href}`} className="flex-none">
      <a
        href={href}
        aria-label={facet === TOW_FACET ? undefined : `Remove ${label}`}
        className={`chip ${going === href ? 'opacity-50' : ''}`}
      >
        {facet === TOW_FACET ? <TowChipWords label={label} /> : label}
        <Icon name="close" className="size-6 rounded-full p-1.5" />
      </a>
    </li>
  );
  return (
    <ul aria-label="Chosen filters" className="chips">
      {chipGroups(page.chips).flatMap(({ facet, shown, folded }) => [
        ...shown.map(chip),
        folded.length > 0 && (
          <li key={facet} className="flex-none">
            <details className="chip-fold">
              <summary className="chip">and {folded.length} more</summary>
              <ul className="chips">{folded.map(chip)}</ul>
            </details>
          </li>
        ),
      ])}
      <li className="flex-none">
        <a
          href={page.clearHref}
          className="inline-flex min-h-9 items-center px-2 text-md font-semibold underline underline-offset-4 hover:text-link pointer-coarse:min-h-11"
        >
          Clear all
        </a>
      </li>
    </ul>
  );
}

/** The words of a chip for a range of weights; where that is what the shopper's car may tow, the browser says so instead. */
const TowChipWords = ({ label }: { readonly label: string }) => (
  <>
    <span className="sr-only">Remove </span>
    <span>{label}</span>
    <TowPlace part="chip" />
  </>
);
