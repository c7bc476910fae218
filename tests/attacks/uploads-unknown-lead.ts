import { randomUUID } from 'node:crypto';
import { type Attack, tally } from './campaign/attack.ts';
import { freshAddress, freshPerson } from './campaign/target.ts';
import { addedSince, sendDocument, storedUploads } from './campaign/uploads.ts';

/** Documents for leads that do not exist, or that are somebody else's. */
export const attack: Attack = {
  fact: 'H9',
  rule: 'no document is kept that comes with the id of a lead that is unknown or another visitor’s',
  server: 'demo',
  isShort: true,
  async run(target) {
    const before = storedUploads(target);
    const other = await target.lead('harbour', { form: 'multi-step-enquiry', step: 0, budget: '20000' });
    const address = freshAddress();
    const tried = target.count(20, 4);
    const statuses = [];
    for (let at = 0; at < tried; at += 1) {
      const leadId = at % 2 === 0 ? randomUUID() : (other.leadId ?? '');
      const form = at % 4 < 2 ? { form: 'careers', step: '0' } : { form: 'multi-step-enquiry', step: '1' };
      const fields = { ...form, lead_id: leadId, ...freshPerson(), PreferredContactMethod: 'Phone', message: String(at) };
      statuses.push((await sendDocument(target, fields, { address, at })).status);
    }
    const { files, note } = addedSince(target, before);
    return { tried, refused: tried - files, letThrough: files, note: `${tally(statuses)}; ${note}` };
  },
};
