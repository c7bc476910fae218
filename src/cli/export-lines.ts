import { numberText } from '#src/rules/text/number-text.ts';
import { countWords } from '#src/rules/text/plural.ts';
import type { Exported } from '#src/use-cases/stock/export-stock.ts';

/** What an export has written, and what it has not. */
export function exportLines(out: string, { written, sold, hidden }: Exported): string[] {
  const off =
    hidden === 0
      ? []
      : [`${sold === 0 ? countWords(hidden, 'vehicle') : numberText(hidden)} that ${hidden === 1 ? 'is' : 'are'} off the site`];
  const absent = [...(sold === 0 ? [] : [countWords(sold, 'sold vehicle')]), ...off];
  const told = absent.length === 0 ? [] : [`${absent.join(' and ')} ${sold + hidden === 1 ? 'is' : 'are'} not in the file.`];
  return [`${countWords(written, 'vehicle')} written to ${out}.`, ...told];
}
