/** A person or a business as a message names them. */
export interface MailParty {
  readonly name: string;
  readonly address: string;
}

/** A message, ready to be sent. Whoever sends it again sends the same: `id` is the Message-ID's first part, by which a repeat is known. */
export interface Mail {
  readonly id: string;
  /** The site that it is sent for. */
  readonly site: string;
  /** The name it comes from; the address is the platform's own. */
  readonly fromName: string;
  readonly to: string;
  readonly replyTo: MailParty | null;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly attachment: { readonly name: string; readonly type: string; readonly text: string } | null;
  /** Whether no person asked for this very message, so that no machine should answer it. */
  readonly isAutomatic: boolean;
}

/** Takes messages away. `send` returns when the next station has taken responsibility for one, and throws with the reason when it has not. */
export interface Post {
  send(mail: Mail): Promise<void>;
  close(): Promise<void>;
}

/** A message was not taken; the sentence says why, for the person who looks at the delivery. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}
