import type { Mailbox } from '#src/adapters/mail/mailbox.ts';
import { isUuid } from '#src/rules/text/uuid.ts';
import { DAY_MS } from '#src/rules/time/local-day.ts';
import { deliveriesAmong, removePastConfirmations } from '#src/store/leads/tidy-leads.ts';
import type { Job } from './job.ts';

const AT_ONCE = 1000;

/**
 * Each night: deletes copies of emails whose lead no longer exists, text messages that are no delivery of a lead, such as codes to sign in,
 * files that were never finished, and counts of confirmations that no limit reads any more. An email may be written while its lead is being
 * erased, so erasing alone cannot find all copies.
 */
export const tidyMailbox = (mailbox: Mailbox, now: () => Date): Job => ({
  name: 'tidy-letters',
  schedule: { cron: '50 3 * * *', tz: 'Australia/Sydney' },
  async run({ db, log }) {
    const files = await mailbox.filesBefore(now().getTime() - DAY_MS);
    let removed = 0;
    for (let at = 0; at < files.length; at += AT_ONCE) {
      const some = files.slice(at, at + AT_ONCE);
      const ids = some.map(({ id }) => id).filter(isUuid);
      const known = await deliveriesAmong(db, ids);
      for (const file of some) {
        if (file.isWhole && known.has(file.id)) continue;
        await mailbox.discard(file);
        removed += 1;
      }
    }
    log.info(
      { files: removed, counts: await removePastConfirmations(db) },
      'Copies of emails and text messages without a lead, and old counts of confirmations, were deleted.',
    );
  },
});
