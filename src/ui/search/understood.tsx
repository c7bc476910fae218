import type { SearchPage } from '#src/views/search/search-stock.ts';

/** How words of the text were read as filters, so that none is ever wrong in silence. */
export function Understood({ words }: { readonly words: SearchPage['understood'] }) {
  if (words.length === 0) return null;
  return <p className="text-md text-ink-2">We read {words.map(({ phrase, label }) => `“${phrase}” as ${label}`).join(', ')}.</p>;
}
