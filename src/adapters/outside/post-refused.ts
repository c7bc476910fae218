/** What was posted was not accepted; the message says why, and holds nothing that was sent or answered. */
export class PostRefused extends Error {
  override name = 'PostRefused';
  /** Whether it may have been accepted all the same: nothing, or not all, was answered after it was sent. */
  readonly mayHaveArrived: boolean;

  constructor(
    message: string,
    { mayHaveArrived = false, ...options }: ErrorOptions & { readonly mayHaveArrived?: boolean } = {},
  ) {
    super(message, options);
    this.mayHaveArrived = mayHaveArrived;
  }
}
