import path from 'node:path';
import { Mailbox } from '#src/adapters/mail/mailbox.ts';
import type { LeadStorage } from '#src/use-cases/leads/erase-leads.ts';
import type { Fleet } from '#tests/factories/a-fleet.ts';

/** Where a fleet's leads are kept, with documents and letters in a folder of the test's own. */
export const aLeadStorage = ({ platform }: Pick<Fleet, 'platform'>, folder: string): LeadStorage => ({
  store: platform,
  uploadsDir: path.join(folder, 'uploads'),
  mailbox: new Mailbox(path.join(folder, 'mailbox')),
});
