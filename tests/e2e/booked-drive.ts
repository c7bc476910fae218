import path from 'node:path';
import { expect, test } from '@playwright/test';
import { Mailbox } from '#src/adapters/mail/mailbox.ts';
import { fetchSite, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { aWednesday } from '#tests/e2e/fill-form.ts';
import { serverRun } from '#tests/e2e/server-run.ts';

/** A test drive that someone booked, and the link that their letter holds. */
export interface BookedDrive {
  readonly leadId: string;
  /** Path and query, as a browser opens it at the site. */
  readonly href: string;
  readonly startsAt: string;
  /** In E.164 form. */
  readonly phone: string;
}

let people = 0;

/** A Wednesday that no other test books on. */
const bookedDay = (): string => new Date(Date.parse(aWednesday()) + 14 * 86_400_000).toISOString().slice(0, 10);

/** Books a free time of a Wednesday at a site as someone new, and waits for the letter about it. */
export async function bookedDrive(slug = 'harbour'): Promise<BookedDrive> {
  people += 1;
  const email = `booker.${process.pid}.${people}@shopper.example`;
  const phone = `0491 ${String((process.pid * 100 + people) % 1_000_000).padStart(6, '0')}`;
  const [car = ''] = await vehicleLinks(slug, '/search/used-cars');
  const asked = `kind=test-drive&location_id=newstead&date=${bookedDay()}`;
  const { times } = JSON.parse((await fetchSite(slug, `/api/appointments?${asked}`)).text) as { times: { starts_at: string }[] };
  // Tests that run side by side do not compete for a place.
  const startsAt = times[test.info().parallelIndex % 2]?.starts_at ?? '';
  const lead = { form: 'test-drive', car_id: car.split('/').at(-1), name: 'Sam', email, phone, dateTime: startsAt };
  const answer = await fetchSite(slug, '/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(lead),
  });
  expect([answer.status, answer.text]).toEqual([201, expect.stringContaining('"booking":"held"')]);
  const { lead_id: leadId } = JSON.parse(answer.text) as { lead_id: string };
  const mailbox = new Mailbox(path.join(serverRun().dataDir, 'mailbox'));
  const link = async () => {
    const mail = (await mailbox.list(slug)).find(({ to }) => to === email);
    return /https?:\/\/[^/]+(\/booking\/\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
  };
  await expect.poll(link, { timeout: 30_000 }).toContain(leadId);
  return { leadId, href: await link(), startsAt, phone: `+61${phone.replaceAll(' ', '').slice(1)}` };
}
