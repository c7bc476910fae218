import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { smtpPost } from '#src/adapters/mail/smtp-mailer.ts';
import { readLead } from '#src/http/read-lead.ts';
import type { Context } from '#src/use-cases/context.ts';
import { LeadSites } from '#src/use-cases/leads/read-lead-sites.ts';
import { submitLead } from '#src/use-cases/leads/submit-lead.ts';
import { showOffer } from '#src/views/offers/show-offer.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { aMailServer, type MailServer } from '#tests/factories/a-mail-server.ts';
import { A_PERSON } from '#tests/factories/a-sent-lead.ts';
import { ownImages } from '#tests/factories/a-signed-address.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';
import { deliverNow } from '#tests/factories/deliver-now.ts';

const HOUR = 3_600_000;
let fleet: Fleet;
let mail: MailServer;
let ids: Record<string, number>;
let group: Context;

beforeAll(async () => {
  mail = await aMailServer();
  const emails = (slug: string) => ({ switches: { leadEmails: [`sales@${slug}.example`], confirmsLeads: false } });
  const offers = [
    { slug: 'run-out', name: 'Run-out week', expires: new Date(NOW.getTime() + HOUR).toISOString() },
    { slug: 'twin', name: 'Run-out week' },
    { slug: 'not-here', name: 'Not on the group’s site', excluded_sites: ['group'] },
    { slug: 'to-come', name: 'To come', starts: new Date(NOW.getTime() + 2 * HOUR).toISOString() },
  ];
  fleet = await aFleet([
    aSiteFile({
      slug: 'group',
      dealerships: [aDealership('first', emails('first')), aDealership('second', { ...emails('second'), offers })],
    }),
    aSiteFile({
      slug: 'other',
      dealerships: [aDealership('other', { ...emails('other'), offers: [{ slug: 'theirs', name: 'Theirs' }] })],
    }),
  ]);
  const { rows } = await sql<{ slug: string; id: number }>`select slug, id from offer`.execute(fleet.all);
  group = await fleet.context('group');
  ids = Object.fromEntries(rows.map(({ slug, id }) => [slug, id]));
});
afterAll(async () => {
  await fleet.end();
  await mail.stop();
});

/** Posts a form about an offer as a browser does, at an instant. */
async function ask(offer: string, fields: Record<string, string> = {}, now?: Date) {
  const context = now === undefined ? group : await fleet.context('group', now);
  const request = new Request('https://dealer.example/api/leads', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...A_PERSON, ...fields, form: 'offer', offer_id: ids[offer] ?? 999_999, elapsed_ms: 60_000 }),
  });
  const read = await readLead(request, context);
  if (read.kind !== 'read') throw new Error(read.detail);
  return submitLead(context, read.sent);
}
async function stored(outcome: Awaited<ReturnType<typeof ask>>) {
  if (outcome.kind !== 'accepted') throw new Error(`Not accepted: ${JSON.stringify(outcome)}`);
  const { rows } = await sql<{ fields: Record<string, string>; category: string; dealershipId: number; targets: string[] }>`
    select fields, category, dealership_id, array(select target from delivery where lead_id = lead.id) as targets
    from lead where id = ${outcome.leadId}`.execute(fleet.all);
  return { leadId: outcome.leadId, ...rows[0] };
}

test('O1y an enquiry carries the offer’s id and name, whatever name was sent, and goes to the offer’s dealer', async () => {
  const lead = await stored(await ask('run-out', { offer: 'Something else', message: 'First' }));
  expect(lead.fields).toMatchObject({ offer: 'Run-out week', offer_id: String(ids['run-out']), dealership_slug: 'second' });
  expect(lead).toMatchObject({
    category: 'Offer Enquiry',
    dealershipId: await fleet.dealershipId('second'),
    targets: ['sales@second.example'],
  });
});

test('O1y the dealer’s letter says which offer it is about, in its subject and in its words', async () => {
  const { leadId } = await stored(await ask('run-out', { message: 'Second' }));
  const { rows } = await sql<{ id: string }>`select id from delivery where lead_id = ${leadId}`.execute(fleet.all);
  const post = smtpPost({ url: mail.url, from: 'leads@platform.example', timeoutMs: 10_000 });
  await deliverNow(
    {
      db: fleet.all,
      sites: new LeadSites({ db: fleet.all, hostMode: 'local', port: 3000, images: ownImages(null) }),
      post,
      webhook: () => Promise.reject(new Error('none')),
      uploadsDir: group.services.uploadsDir,
      signer: group.services.signer,
      now: () => NOW,
    },
    rows.map(({ id }) => id),
  );
  await post.close();
  const letter = mail.mails.at(-1);
  expect(letter?.envelopeTo).toEqual(['sales@second.example']);
  expect(letter?.subject).toBe('Offer enquiry: Run-out week, from Sam Lee');
  expect(letter?.text).toContain('Offer: Run-out week');
  expect(letter?.text).not.toContain('offer_id');
});

test('O1y two enquiries about two offers of one name are two leads, the same one twice is one', async () => {
  const first = await stored(await ask('run-out', { message: 'Third' }));
  const again = await stored(await ask('run-out', { message: 'Third' }));
  const twin = await stored(await ask('twin', { message: 'Third' }));
  expect(again.leadId).toBe(first.leadId);
  expect(twin.leadId).not.toBe(first.leadId);
});

test.each(['not-here', 'to-come', 'theirs', 'nothing'])(
  'O1z an enquiry about an offer that is not this site’s to show (%s) is not taken',
  async (offer) => expect(await ask(offer)).toEqual({ kind: 'unknown' }),
);

test('O1z an enquiry that was begun before the offer ended is still taken', async () => {
  const lead = await stored(await ask('run-out', { message: 'Late' }, new Date(NOW.getTime() + HOUR + 1000)));
  expect(lead.fields?.offer).toBe('Run-out week');
});

test('O1y the form on an offer’s page asks for no dealership: the offer says whose it is', async () => {
  const found = showOffer(group, null, String(ids['run-out']));
  if (found?.kind !== 'page') throw new Error('There is no page.');
  const names = found.page.form.form.steps[0]?.fields.map(({ name }) => name);
  expect(names).not.toContain('dealership_slug');
  expect(found.page.form).toMatchObject({ offer: String(ids['run-out']), dealer: 'second', action: `/offers/${ids['run-out']}` });
});
