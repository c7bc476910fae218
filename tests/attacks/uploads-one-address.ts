import { type Attack, tally } from './campaign/attack.ts';
import { freshAddress, freshPerson } from './campaign/target.ts';
import { addedSince, sendDocument, storedUploads } from './campaign/uploads.ts';

const TRIED = 20;

/** Applications with a document each, as the form asks for, a hundred megabytes of them from one address. */
export const attack: Attack = {
  fact: 'H9',
  rule: `of ${TRIED} documents of 5 MB from one address not all are kept`,
  server: 'demo',
  isShort: false,
  async run(target) {
    const before = storedUploads(target);
    const address = freshAddress();
    const statuses = [];
    for (let at = 0; at < TRIED; at += 1) {
      const fields = { form: 'careers', ...freshPerson(), message: `Application ${at}`, position: 'Sales' };
      statuses.push((await sendDocument(target, fields, { address, at: 1_000 + at })).status);
    }
    const { files, note } = addedSince(target, before);
    return { tried: TRIED, refused: TRIED - files, letThrough: files >= TRIED ? files : 0, note: `${tally(statuses)}; ${note}` };
  },
};
