import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StoredUploads } from '#src/rules/leads/lead.ts';
import type { SiteStore } from '#src/store/site-store.ts';
import { takenLead } from '#tests/factories/taken-lead.ts';
import { aDeliveryHarness, type DeliveryHarness } from './delivery-harness.ts';

let services: DeliveryHarness;
let store: SiteStore;
beforeAll(async () => {
  services = await aDeliveryHarness();
  store = await services.fleet.storeOf('harbour');
});
afterAll(() => services.end());

/** The email to a dealer about a lead with these documents. */
async function emailWith(upload: StoredUploads) {
  const lead = await takenLead(store, {
    upload,
    planned: [{ channel: 'dealer-email', target: 'sales@dealer.example' }],
  });
  expect(await services.deliver(lead)).toMatchObject([{ state: 'delivered' }]);
  const mail = services.mail.mails.at(-1);
  if (mail === undefined) throw new Error('No email came.');
  return {
    text: mail.text ?? '',
    files: mail.attachments.map((one) => ({ ...one, content: new Uint8Array(one.content as ArrayBuffer) })),
  };
}

/** A photo that says where it was taken and which side is up. */
const aPhoto = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .withExif({ IFD0: { Make: 'Sample Camera' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '27/1 28/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();

test('L3 a dealer gets the document that came with a lead, as it was sent', async () => {
  const content = new TextEncoder().encode('%PDF-1.7 a résumé');
  const { text, files } = await emailWith(services.upload('résumé of Sam.pdf', 'pdf', content));
  expect(files).toMatchObject([{ filename: 'résumé of Sam.pdf', mimeType: 'application/pdf' }]);
  expect(files[0]?.content).toEqual(content);
  expect(text).toContain('1 file is attached.');
});

test('T1 a dealer gets the photos of a trade-in upright, and not where they were taken', async () => {
  const photo = await aPhoto(4000, 200);
  const taken = await sharp(photo).metadata();
  expect([taken.orientation, taken.exif?.includes('Sample Camera')]).toEqual([6, true]);
  const more = [services.upload('back.exe', 'jpg', await aPhoto(60, 40))];
  const { text, files } = await emailWith({ ...services.upload('front.png', 'png', photo), more });
  expect(files.map(({ filename, mimeType }) => [filename, mimeType])).toEqual([
    ['front.jpg', 'image/jpeg'],
    ['back.jpg', 'image/jpeg'],
  ]);
  const sent = await Promise.all(files.map(({ content }) => sharp(content).metadata()));
  expect(sent.map(({ width, height, exif }) => [width, height, exif])).toEqual([
    [120, 2400, undefined],
    [40, 60, undefined],
  ]);
  expect(text).toContain('2 files are attached.');
});

test('L14 a document that is gone, or cannot be opened, keeps no lead from its dealer', async () => {
  const more = [{ id: crypto.randomUUID(), name: 'gone.pdf', kind: 'pdf', bytes: 9 }];
  const { text, files } = await emailWith({ ...services.upload('broken.jpg', 'jpg', new Uint8Array([255, 216, 255, 0])), more });
  expect(files).toEqual([]);
  expect(text).toContain('We couldn’t attach broken.jpg, gone.pdf: please ask for it again.');
});
