import { NO_PLACES } from '#src/rules/places/gazetteer.ts';
import { EMPTY_QUERY } from '#src/rules/search/search-query.ts';
import { countWords } from '#src/rules/text/plural.ts';
import type { PageContext } from '#src/use-cases/context.ts';
import { findStock } from '#src/use-cases/search/find-stock.ts';
import { vehicleWord } from '#src/views/site/vehicle-word.ts';

/** Replaces `{count}` in a page's text by the number of vehicles that an unfiltered search finds, in the site's own word: "148 cars". */
export function fillCount(context: PageContext, text: string): string {
  if (!text.includes('{count}')) return text;
  return text.replaceAll(
    '{count}',
    countWords(findStock(context, {}, EMPTY_QUERY, NO_PLACES).answer.count, vehicleWord(context.site)),
  );
}
