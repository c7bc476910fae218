/** Line ends and other controls, and the marks that turn the direction of what follows: none of them belongs in a name or a subject. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** Text that can only ever be one line of a message's head: whatever was typed, it cannot begin another header. */
export const oneLine = (text: string, longest = 150): string =>
  text.toWellFormed().replaceAll(UNSEEN, ' ').replaceAll(/\s+/g, ' ').trim().slice(0, longest).toWellFormed();

/** Whether this is one plain address, fit to be written to: no list, no comment, no quotes, nothing unseen. */
export const isMailAddress = (text: string): boolean =>
  text.length <= 254 && /^[^\s"(),:;<>@[\\\]]+@[a-z0-9.-]+$/i.test(text) && oneLine(text, 254) === text;
