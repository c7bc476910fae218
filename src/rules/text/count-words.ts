import { numberText } from './number-text.ts';
import { plural } from './plural.ts';

/** How many there are, in words a person says: '1 car', '1,284 cars'. */
export const countWords = (count: number, word: string): string => `${numberText(count)} ${count === 1 ? word : plural(word)}`;
