/** A text as one line of Markdown that means nothing but itself: no link, heading, markup or second line can come of it. */
export const inMarkdown = (text: string): string =>
  text
    .replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .replaceAll(/[\\`*_~[\]<>#]/g, '\\$&');
