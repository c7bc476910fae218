/** Line ends and other control characters, and marks that change the text direction: none belongs in a name or a subject. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** How a mail program knows that a word of a head is encoded: it would decode a typed one, with the line ends that are in it. */
const ENCODED = /=(?=\?)/g;

/** Text on one line of an email's head: whatever was typed, it cannot begin another header. */
export const oneLine = (text: string, longest = 150): string =>
  text
    .toWellFormed()
    .replaceAll(UNSEEN, ' ')
    .replaceAll(ENCODED, '= ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, longest)
    .toWellFormed();

/** Whether this is one plain address: no list, no comment, no quotes, no invisible characters. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s"(),:;<>@[\\\]]+@[a-z0-9.-]+$/i.test(text) && oneLine(text, 254) === text;
