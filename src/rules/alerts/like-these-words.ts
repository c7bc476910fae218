import { plural } from '#src/rules/text/plural.ts';

/** What somebody asks for who wants to be told about new results of a search, while it finds some or none. */
export const likeTheseWords = (word: string, hasResults: boolean): string =>
  hasResults ? `Tell me about ${plural(word)} like these` : `Tell me when a ${word} like this comes in`;
