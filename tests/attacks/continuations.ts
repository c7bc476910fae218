import { type Attack, tally } from './campaign/attack.ts';
import { freshAddress } from './campaign/target.ts';

const SHARE = 2;
/** The steps of the form itself, which an honest visitor may need. */
const STEPS = 2;

/** One lead, begun once and continued thirty times with other words: thirty writes for the price of one. */
export const attack: Attack = {
  fact: 'H9',
  rule: 'a continued lead counts against its address’s limit',
  server: 'strict',
  isShort: true,
  async run(target) {
    const address = freshAddress();
    const first = await target.lead('strict', { form: 'multi-step-enquiry', step: 0, budget: '20000' }, { address });
    const statuses = [first.status];
    for (let at = 0; at < 30; at += 1) {
      const fields = { form: 'multi-step-enquiry', step: 0, lead_id: first.leadId, budget: String(20_001 + at) };
      statuses.push((await target.lead('strict', fields, { address, cookie: first.cookie })).status);
    }
    const taken = statuses.filter((status) => status < 300).length;
    const letThrough = Math.max(0, taken - SHARE - STEPS);
    return {
      tried: statuses.length,
      refused: statuses.length - taken,
      letThrough,
      note: `${tally(statuses)}; an address’s share is ${SHARE}`,
    };
  },
};
