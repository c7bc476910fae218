import type { Attack } from './campaign/attack.ts';
import { tally } from './campaign/attack.ts';

const MOST_STEPS = 20;

/** One step of one lead, sent over and over with other words from ever other addresses, to make its row grow without end. */
export const attack: Attack = {
  fact: 'H9',
  rule: `a lead’s row remembers no more than ${MOST_STEPS} steps, however often one is repeated`,
  server: 'demo',
  isShort: true,
  async run(target) {
    const first = await target.lead('summit', { form: 'multi-step-enquiry', step: 0, budget: '30000' });
    const tried = target.count(1_500, 60);
    const statuses: number[] = [];
    for (let at = 0; at < tried; at += 1) {
      const fields = { form: 'multi-step-enquiry', step: 0, lead_id: first.leadId, budget: String(30_001 + at) };
      statuses.push((await target.lead('summit', fields, { cookie: first.cookie })).status);
    }
    const [row] = await target.query<{ steps: number; bytes: number }>(
      `select jsonb_array_length(steps) as steps, octet_length(lead::text) as bytes from lead where id = $1`,
      [first.leadId],
    );
    const steps = row?.steps ?? 0;
    const note = `${tally(statuses)}; the row has ${steps} steps and ${row?.bytes ?? 0} bytes`;
    const refused = statuses.filter((status) => status >= 400).length;
    return { tried, refused, letThrough: Math.max(0, steps - MOST_STEPS), note };
  },
};
