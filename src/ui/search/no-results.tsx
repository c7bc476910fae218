import { countWords } from '#src/rules/text/plural.ts';
import { buttonClass } from '#src/ui/kit/button-class.ts';
import { Icon } from '#src/ui/kit/icon.tsx';
import type { SearchPage } from '#src/views/search/search-stock.ts';
import { AlertLink } from './alert-link.tsx';

type Props = Pick<SearchPage, 'emptyHref' | 'suggestion' | 'vehicleWord' | 'alertHref'> & { readonly headingLevel: 2 | 3 };

/** The text for no results (ledger S13), with the one filter whose removal brings most back. */
export function NoResults({ emptyHref, suggestion, vehicleWord, alertHref, headingLevel }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <section className="rounded-panel bg-sunk px-6 py-14 sm:px-12">
      <Icon name="search" className="size-8 text-ink-2" />
      <Heading className="mt-4 text-h3">No Results Available</Heading>
      <p className="mt-2 max-w-[48ch] text-ink-2">
        No results found for your search at this time. Please try adjusting the filters for more results.
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        <a href={emptyHref} className={buttonClass('primary')}>
          Clear Filters
        </a>
        {suggestion !== null && (
          <a href={suggestion.href} className={buttonClass('plain')}>
            Without {suggestion.label} there {suggestion.count === 1 ? 'is' : 'are'} {countWords(suggestion.count, vehicleWord)}.
          </a>
        )}
      </p>
      <AlertLink href={alertHref} vehicleWord={vehicleWord} hasResults={false} className="mt-3" />
    </section>
  );
}
