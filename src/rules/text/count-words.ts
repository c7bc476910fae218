import { numberText } from './number-text.ts';
import { plural } from './plural.ts';

/** A count with its noun: '1 car', '1,284 cars'. */
export const countWords = (count: number, word: string): string => `${numberText(count)} ${count === 1 ? word : plural(word)}`;
