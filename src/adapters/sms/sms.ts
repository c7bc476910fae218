/** A text message that is ready to send. A retry sends the same one, with the same id, by which a gateway recognises duplicates. */
export interface TextMessage {
  readonly id: string;
  /** The slug of the site that it is sent for. */
  readonly site: string;
  /** The phone number, in E.164. */
  readonly to: string;
  readonly text: string;
}

/** Sends text messages. `send` returns when the gateway has accepted the text message, and throws SmsRefused when it has not. */
export interface SmsSender {
  send(message: TextMessage): Promise<void>;
}

/** A text message was not accepted. Its message says why, for the operator, and holds nothing of the text or of a secret. */
export class SmsRefused extends Error {
  override name = 'SmsRefused';
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

/** By its name: the sender is made by the server, and the pages have a class of their own (docs/decisions/0035). */
export const isSmsRefused = (error: unknown): error is SmsRefused => error instanceof Error && error.name === 'SmsRefused';
