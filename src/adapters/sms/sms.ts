export interface TextMessage {
  readonly id: string;
  readonly site: string;
  /** In E.164 form: +61412345678. */
  readonly to: string;
  readonly text: string;
}

export interface SmsSender {
  /** Resolves when the gateway has accepted the message; throws SmsRefused. */
  send(message: TextMessage): Promise<void>;
}

export class SmsRefused extends Error {
  override name = 'SmsRefused';
}
