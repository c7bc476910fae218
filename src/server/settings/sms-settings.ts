import { z } from 'zod';
import { readBodyTemplate } from '#src/adapters/sms/body-template.ts';
import { readGatewayHeaders } from '#src/adapters/sms/gateway-headers.ts';
import { isPrivateUrl, PRIVATE_URL, setting } from './setting.ts';

/** By https, or by http to this machine. A user and password in the address would be ignored: they belong in SMS_HEADERS. */
function isGateway(text: string): boolean {
  if (!isPrivateUrl(text)) return false;
  const { username, password } = new URL(text);
  return username === '' && password === '';
}

/** The gateway for text messages. An address and a body may contain the gateway's key, so all three are secret. */
export const SMS_SETTINGS = {
  SMS_URL: setting(['web', 'worker'], z.string().refine(isGateway).optional(), {
    description:
      'The HTTP gateway that text messages are posted to. One on this machine is refused unless WEBHOOK_LOOPBACK allows it. Without it each text message is written to a file in MAILBOX_DIR.',
    mustBe: `${PRIVATE_URL}, and has no user or password in it`,
    secret: true,
  }),
  SMS_HEADERS: setting(
    ['web', 'worker'],
    z
      .string()
      .refine((text) => readGatewayHeaders(text) !== null)
      .default('{}'),
    {
      description: 'The headers that the gateway needs, such as its key. Idempotency-Key, the text message’s id, is always sent.',
      mustBe:
        'a JSON object of headers such as {"Authorization":"Bearer KEY"}, without Host, Idempotency-Key and those that say how a request is transmitted',
      secret: true,
    },
  ),
  SMS_BODY: setting(
    ['web', 'worker'],
    z
      .string()
      .refine((text) => readBodyTemplate(text) !== null)
      .default('{"to":"{to}","text":"{text}"}'),
    {
      description:
        'What the gateway is sent: {to} is replaced by the phone number (+61…), {text} by the text and {id} by the text message’s id.',
      mustBe:
        'JSON, or a form such as to={to}&text={text}, whose values contain {to}, {text} and, if wanted, {id}, and no other name in braces',
      secret: true,
    },
  ),
};
