import { z } from 'zod';
import { isUrl, setting } from './setting.ts';

export const DELIVERY_SETTINGS = {
  SMTP_URL: setting(['worker'], z.string().refine(isUrl('smtp', 'smtps')).optional(), {
    description: 'The mail server that sends email; without it each email is written to a file in MAILBOX_DIR.',
    mustBe: 'an address that starts with smtp:// or smtps://',
    secret: true,
  }),
  MAIL_FROM: setting(['worker'], z.email().default('leads@forecourt.example'), {
    description: 'The address that email is sent from.',
    mustBe: 'an email address',
  }),
  MAILBOX_DIR: setting(['web', 'worker'], z.string().optional(), {
    description:
      'The folder for email when SMTP_URL is not set, and for text messages when SMS_URL is not; the folder “mailbox” in DATA_DIR if empty.',
    mustBe: 'the path of a folder',
  }),
  WEBHOOK_LOOPBACK: setting(['web', 'worker'], z.enum(['refused', 'allowed']).default('refused'), {
    description: 'Whether webhooks and text messages may be sent to a program on this machine, and without https.',
    mustBe: '"refused" or "allowed"',
  }),
};
