import { type Attack, tally } from './campaign/attack.ts';
import { freshAddress } from './campaign/target.ts';
import { addedSince, sendDocument, storedUploads } from './campaign/uploads.ts';

/** A document with each repetition of a step: none of them is the lead's, and all of them are on the disk. */
export const attack: Attack = {
  fact: 'H9',
  rule: 'no document is kept that comes with the repetition of a step',
  server: 'demo',
  isShort: true,
  async run(target) {
    const before = storedUploads(target);
    const address = freshAddress();
    const first = await target.lead('harbour', { form: 'multi-step-enquiry', step: 0, budget: '20000' }, { address });
    const tried = target.count(20, 4);
    const statuses = [];
    for (let at = 0; at < tried; at += 1) {
      const fields = { form: 'multi-step-enquiry', step: '0', lead_id: first.leadId ?? '', budget: String(21_000 + at) };
      statuses.push((await sendDocument(target, fields, { address, cookie: first.cookie, at })).status);
    }
    const { files, note } = addedSince(target, before);
    return { tried, refused: tried - files, letThrough: files, note: `${tally(statuses)}; ${note}` };
  },
};
