import { type Attack, tally } from './campaign/attack.ts';
import { freshAddress, freshPerson } from './campaign/target.ts';
import { addedSince, sendDocument, storedUploads } from './campaign/uploads.ts';

const FORMS = ['contact', 'enquiry', 'offer', 'multi-step-enquiry'];

/** Documents with forms that ask for none. */
export const attack: Attack = {
  fact: 'H9',
  rule: 'no document is kept that comes with a form that asks for none',
  server: 'demo',
  isShort: true,
  async run(target) {
    const before = storedUploads(target);
    const address = freshAddress();
    const tried = target.count(20, 4);
    const statuses = [];
    for (let at = 0; at < tried; at += 1) {
      const fields = {
        form: FORMS[at % FORMS.length] ?? '',
        ...freshPerson(),
        message: `With a document ${at}`,
        budget: String(at),
      };
      statuses.push((await sendDocument(target, fields, { address, at })).status);
    }
    const { files, note } = addedSince(target, before);
    return { tried, refused: tried - files, letThrough: files, note: `${tally(statuses)}; ${note}` };
  },
};
