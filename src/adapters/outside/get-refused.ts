/** What was asked for was not fetched; the message says why, in a sentence for a dealer. */
export class GetRefused extends Error {
  override name = 'GetRefused';
  /** Whether asking again cannot help. */
  readonly isFinal: boolean;

  constructor(message: string, { isFinal = false, ...options }: ErrorOptions & { readonly isFinal?: boolean } = {}) {
    super(message, options);
    this.isFinal = isFinal;
  }
}
