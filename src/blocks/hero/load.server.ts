import type { z } from 'zod';
import { countWords } from '#src/rules/text/count-words.ts';
import type { Context } from '#src/use-cases/context.ts';
import { vehicleWord } from '#src/use-cases/vehicle-word.ts';
import type { schema } from './schema.ts';

/** `{count}` in the text and the links stands for the number of vehicles in stock, in words: "148 cars". */
export function load({ site, showroom }: Context, props: z.output<typeof schema>) {
  const count = countWords(showroom.stock.count, vehicleWord(site));
  const filled = (text: string) => text.replaceAll('{count}', count);
  return { text: filled(props.text), primaryLabel: filled(props.primary.label) };
}
