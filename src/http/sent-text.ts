/** No field that is read this way needs more: it is the length of the longest email address. */
const LONGEST = 320;

/** A text of a body that somebody sent; '' when it is none. */
export const sentText = (value: unknown): string => (typeof value === 'string' ? value.slice(0, LONGEST) : '');
