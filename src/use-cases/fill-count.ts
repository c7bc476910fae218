import { countWords } from '#src/rules/text/count-words.ts';
import type { Context } from './context.ts';
import { vehicleWord } from './vehicle-word.ts';

/** `{count}` in a page's text stands for the number of vehicles in stock, in the site's own word for them: "148 cars". */
export function fillCount({ site, showroom }: Pick<Context, 'site' | 'showroom'>, text: string): string {
  return text.replaceAll('{count}', countWords(showroom.stock.count, vehicleWord(site)));
}
