/** A person or a business, as an email names them. */
export interface MailParty {
  readonly name: string;
  readonly address: string;
}

export interface MailAttachment {
  readonly name: string;
  /** Its media type. */
  readonly type: string;
  readonly content: string | Uint8Array;
}

/** An email that is ready to send. A retry sends the same one: `id` is the first part of the Message-ID, by which duplicates are recognised. */
export interface Mail {
  readonly id: string;
  /** The slug of the site that it is sent for. */
  readonly site: string;
  /** The name it comes from; the address is the platform's own. */
  readonly fromName: string;
  readonly to: string;
  readonly replyTo: MailParty | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly attachments?: readonly MailAttachment[];
  /** Whether it is automatic, so that no machine should reply to it. */
  readonly isAutomatic: boolean;
  /** The link by which a mail program stops further emails with one click (RFC 8058). */
  readonly unsubscribeHref?: string;
}

/** Sends emails. `send` returns when the next server has accepted the email, and throws MailRefused when it has not. */
export interface Post {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** An email was not accepted; the message says why, for the person who looks at the delivery. */
export class MailRefused extends Error {
  override name = 'MailRefused';
  /** Whether it may have been accepted all the same: the connection broke, or nothing was answered, after it was sent. */
  readonly mayHaveArrived: boolean;

  constructor(
    message: string,
    { mayHaveArrived = false, ...options }: ErrorOptions & { readonly mayHaveArrived?: boolean } = {},
  ) {
    super(message, options);
    this.mayHaveArrived = mayHaveArrived;
  }
}
