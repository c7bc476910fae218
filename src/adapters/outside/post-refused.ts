/** What was posted was not accepted; the message says why, and holds nothing that was sent or answered. */
export class PostRefused extends Error {
  override name = 'PostRefused';
}
