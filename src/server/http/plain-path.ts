/** Letters, digits and marks that need no percent-encoding anywhere, slashes that are encoded, and slashes that separate nothing. */
const NEEDLESS = /%(?:2[def]|3\d|[46][1-9a-f]|[57][0-9a]|5f|7e)|\/\//i;

/**
 * Whether a path is written in the one form that we answer. The router reads other forms too, such as `/book%69ng`; the table of addresses,
 * which decides whose an answer is and whether it may be cached, and the gates, which decide who may see it, do not.
 */
export const isPlainPath = (path: string): boolean => !NEEDLESS.test(path) && isDecodable(path);

/** Whether the percent-encoding is valid. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
