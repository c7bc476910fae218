import { estimateNote } from '#src/rules/finance/estimate-note.ts';
import { type EstimateWords, estimateWords } from '#src/rules/finance/estimate-words.ts';
import { quoteEstimate } from '#src/rules/finance/finance-estimate.ts';
import { type EstimatePartName, estimateParts } from './estimate-parts.ts';
import { type NotedEstimate, notedEstimates } from './noted-estimates.ts';
import { quoteOf } from './quotes.ts';

/** Shows the quotes of this visit in an estimate, or in the note below a list of them (ledger M8). */
export function showQuotes(place: HTMLElement): void {
  if (place.dataset.estimates === undefined) showQuote(place);
  else showNote(place, place.dataset.estimates);
}

/** Without a quote the vehicle's own estimate stays. */
function showQuote(place: HTMLElement): void {
  const words = quoted(place.dataset.quoteKey ?? '');
  if (words === null) return;
  const parts = estimateParts(words);
  for (const part of place.querySelectorAll<HTMLElement>('[data-estimate]'))
    part.textContent = parts[part.dataset.estimate as EstimatePartName];
  place.hidden = false;
}

function showNote(place: HTMLElement, estimates: string): void {
  const noted = JSON.parse(estimates) as NotedEstimate[];
  const note = estimateNote(notedEstimates(noted, (key) => quoted(key)?.assumes ?? null));
  const text = place.querySelector('[data-note]');
  if (note === null || text === null) return;
  text.textContent = note;
  place.hidden = false;
}

function quoted(key: string): EstimateWords | null {
  const quote = quoteOf(key);
  return quote === null ? null : estimateWords(quoteEstimate(quote));
}
