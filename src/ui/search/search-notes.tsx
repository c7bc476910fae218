import type { SearchPage } from '#src/views/search/search-stock.ts';

/** How a search was understood, so that a misreading is visible. */
export const SearchNotes = ({ page }: { readonly page: Pick<SearchPage, 'understood' | 'near'> }) => (
  <>
    <Understood words={page.understood} />
    <NearNotes near={page.near} />
  </>
);

/** How words of the text were read as filters. */
function Understood({ words }: { readonly words: SearchPage['understood'] }) {
  if (words.length === 0) return null;
  return <p className="text-md text-ink-2">We read {words.map(({ phrase, label }) => `“${phrase}” as ${label}`).join(', ')}.</p>;
}

/** States that other places have the same name (ledger S23). That a place is unknown stands with the number of results. */
function NearNotes({ near }: Pick<SearchPage, 'near'>) {
  if (near.others.length === 0) return null;
  return (
    <p className="text-md text-ink-2">
      Showing {near.place}. Did you mean{' '}
      {near.others.map(({ label, href }, at) => (
        <span key={href}>
          {at === 0 ? '' : at === near.others.length - 1 ? ' or ' : ', '}
          <a href={href} className="font-semibold text-link underline underline-offset-4">
            {label}
          </a>
        </span>
      ))}
      ?
    </p>
  );
}
