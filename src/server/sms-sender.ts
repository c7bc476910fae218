import { Mailbox } from '#src/adapters/mail/mailbox.ts';
import { readBodyTemplate } from '#src/adapters/sms/body-template.ts';
import { readGatewayHeaders } from '#src/adapters/sms/gateway-headers.ts';
import { httpGateway } from '#src/adapters/sms/http-gateway.ts';
import type { SmsSender } from '#src/adapters/sms/sms.ts';
import { textMailbox } from '#src/adapters/sms/text-mailbox.ts';
import { BadSettings } from './settings/read-settings.ts';
import type { Settings } from './settings/settings.ts';

type SmsSettings = Pick<Settings, 'SMS_URL' | 'SMS_HEADERS' | 'SMS_BODY' | 'WEBHOOK_LOOPBACK'>;

/**
 * Sends text messages through the deployment's gateway; without one they are written to the mailbox in this folder. Throws BadSettings when
 * the settings cannot work together, so that a start fails rather than the first text message.
 */
export function smsSender({ SMS_URL, SMS_HEADERS, SMS_BODY, WEBHOOK_LOOPBACK }: SmsSettings, folder: string): SmsSender {
  if (SMS_URL === undefined) return textMailbox(new Mailbox(folder));
  const allowsLoopback = WEBHOOK_LOOPBACK === 'allowed';
  if (!allowsLoopback && new URL(SMS_URL).protocol !== 'https:')
    throw new BadSettings('SMS_URL must start with https:// unless WEBHOOK_LOOPBACK is "allowed".');
  const headers = readGatewayHeaders(SMS_HEADERS);
  if (headers === null) throw new BadSettings('SMS_HEADERS has headers that cannot be sent.');
  const template = readBodyTemplate(SMS_BODY);
  if (template === null) throw new BadSettings('SMS_BODY is not a template.');
  return httpGateway({ url: SMS_URL, headers, template, allowsLoopback });
}
