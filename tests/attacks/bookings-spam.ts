import type { Attack } from './campaign/attack.ts';
import { driveLead, freeTimes, openDay } from './campaign/bookings.ts';
import { freshPerson } from './campaign/target.ts';

/** How many test drives a location can have at the same time where nothing else is set. */
const AT_ONCE = 2;

/** Bookings that a dealer finds to be spam: their times must be free again. */
export const attack: Attack = {
  fact: 'H9',
  rule: 'a booking that is marked as spam gives its time back',
  server: 'demo',
  isShort: true,
  async run(target) {
    const day = await openDay(target, 'coastline-mg', 'maroochydore', 2);
    const times = day.times.slice(0, target.count(6, 1));
    const leads: string[] = [];
    for (const at of times) {
      for (let place = 0; place < AT_ONCE; place += 1) {
        const { leadId } = await target.lead('coastline-mg', driveLead(day, at, freshPerson(), `Spam ${at} ${place}`));
        if (leadId !== null) leads.push(leadId);
      }
    }
    const booked = (await freeTimes(target, day)).length;
    // Of a time's two places one that is given back is enough for the time to be free; the short form marks no more.
    const marked = leads.slice(0, target.count(leads.length, 1));
    for (const id of marked) await target.forecourt(['leads', 'spam', id, '--site', 'coastline-mg']);
    const free = await freeTimes(target, day);
    const held = times.filter((at) => !free.includes(at)).length;
    const note = `${day.times.length} times, ${booked} after ${leads.length} bookings, ${free.length} once ${marked.length} are marked as spam`;
    return { tried: times.length, refused: times.length - held, letThrough: held, note };
  },
};
