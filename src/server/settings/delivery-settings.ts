import { z } from 'zod';
import { isUrl, setting } from './setting.ts';

/** How leads reach their dealers. */
export const DELIVERY_SETTINGS = {
  SMTP_URL: setting(['worker'], z.string().refine(isUrl('smtp', 'smtps')).optional(), {
    description: 'The mail server that leads are sent by; without it each message is written to a file in MAILBOX_DIR.',
    mustBe: 'an address that starts with smtp:// or smtps://',
    secret: true,
  }),
  MAIL_FROM: setting(['worker'], z.email().default('leads@forecourt.example'), {
    description: 'The address that messages are sent from.',
    mustBe: 'a mail address',
  }),
  MAILBOX_DIR: setting(['web', 'worker'], z.string().optional(), {
    description: 'The folder that takes messages where no mail server is set; the folder “mailbox” in DATA_DIR if empty.',
    mustBe: 'the path of a folder',
  }),
  WEBHOOK_LOOPBACK: setting(['worker'], z.enum(['refused', 'allowed']).default('refused'), {
    description: 'Whether leads may be posted to a program on this same machine, and without https.',
    mustBe: '"refused" or "allowed"',
  }),
};
