import { type Attack, counted, tally } from './campaign/attack.ts';
import { many } from './campaign/many.ts';
import { freshPerson } from './campaign/target.ts';

/** One site's vehicles and leads, asked for on another. */
export const attack: Attack = {
  fact: 'P6',
  rule: 'no id or address of one site’s vehicle or lead opens anything on another site',
  server: 'demo',
  isShort: true,
  async run(target) {
    const cars = await target.cars('swiftlane', target.count(12, 3));
    const own = await target.lead('swiftlane', { form: 'multi-step-enquiry', step: 0, budget: '20000' });
    const foreign = ['harbour', 'redgum', 'summit', 'coastline-mg'];
    const json = { 'content-type': 'application/json' };
    const tries = foreign.flatMap((site) => [
      ...cars.flatMap(({ id, path }) => [
        { site, path },
        { site, path: `/cars/${id}` },
        { site, path: `${path}.pdf` },
        { site, path: `${path}/view.json` },
        { site, path: `${path}/enquire` },
        { site, path: `${path}/autogauge` },
        { site, path: `/print?car_id=${id}` },
        { site, path: `/api/cars/${id}/similar` },
        { site, path: `/api/delivery?postcode=4000&car_id=${id}` },
        { site, path: `/api/finance/disclaimer/${id}` },
        { site, path: '/api/leads', body: JSON.stringify({ form: 'enquiry', ...freshPerson(), car_id: String(id) }) },
      ]),
      { site, path: '/api/leads/receipt', body: JSON.stringify({ lead_id: own.leadId }), cookie: own.cookie },
      {
        site,
        path: '/api/leads',
        body: JSON.stringify({ form: 'multi-step-enquiry', step: 0, lead_id: own.leadId, budget: '1' }),
        cookie: own.cookie,
      },
    ]);
    const outcomes = await many(tries, 6, async ({ site, path, ...sent }) => {
      const { status } = await target.ask(site, path, {
        ...('body' in sent ? { method: 'POST', body: sent.body } : {}),
        headers: {
          ...('body' in sent ? json : {}),
          ...('cookie' in sent ? { cookie: sent.cookie, origin: `http://${target.hostOf(site)}` } : {}),
        },
      });
      return { status, isThrough: status !== 404 && status !== 429 };
    });
    const ids = cars.map(({ id }) => id).join(',');
    for (const site of foreign) {
      const { text, status } = await target.ask(site, `/api/compare?ids=${ids}`);
      const isEmpty = status === 404 || (JSON.parse(text) as { vehicles: unknown[] }).vehicles.length === 0;
      outcomes.push({ status, isThrough: !isEmpty });
    }
    return counted(outcomes, tally(outcomes.map(({ status }) => status)));
  },
};
