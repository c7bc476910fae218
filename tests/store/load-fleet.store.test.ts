import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBlock } from '#src/blocks/check-block.ts';
import { loadFleet } from '#src/use-cases/site/load-fleet.ts';
import { NOW } from '#tests/factories/a-fleet.ts';
import { aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';
import { aDatabase, type TestDatabase } from '#tests/store/database.ts';

let database: TestDatabase;
let folder: string;
const write = (name: string, content: unknown) => writeFileSync(path.join(folder, name), JSON.stringify(content));
beforeAll(async () => {
  database = await aDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'forecourt-fleet-'));
  mkdirSync(path.join(folder, 'templates'));
  write('templates/classic.json', { switches: {} });
  write('harbour.json', aSiteFile({ slug: 'harbour', name: 'Harbour', domains: ['harbour.example'] }));
  write('summit.json', aSiteFile({ slug: 'summit', name: 'Summit', dealerships: ['harbour-motors'] }));
  write('wrong.json', aSiteFile({ slug: 'wrong', template: 'baroque' }));
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.drop();
});

async function start() {
  const [lines, asked]: [string[], string[]] = [[], []];
  const fleet = await loadFleet({
    platformUrl: database.platform,
    sitesDir: folder,
    hostMode: 'domains',
    now: NOW,
    checkBlock,
    firstImports: (dealership) => {
      asked.push(dealership);
      return Promise.resolve([
        { rows: [aVehicle({ price: 22_990 })], at: new Date(NOW.getTime() - 86_400_000) },
        { rows: [aVehicle({ price: 19_990 }), aVehicle({ stocknum: 'A2', price: -1 })], at: NOW },
      ]);
    },
    firstRows: () =>
      Promise.resolve({
        hours: [
          { date: '2026-12-25', status: 'Closed' },
          { date: 'Christmas', status: 'Closed' },
        ],
        reviews: [{ customer_name: 'Priya', text: 'Good.', rating: 5, review_date: '2026-11-01' }],
      }),
    firstInvoices: (site) => Promise.resolve(site === 'harbour' ? 'number,for,total\nINV-1,A service,99.50' : null),
    report: (line) => lines.push(line),
  });
  return { fleet, lines, asked };
}

test('the first start applies the site files and gives each dealership its first stock; the second finds both there', async () => {
  const sites = [
    { slug: 'harbour', name: 'Harbour', host: 'harbour.example' },
    { slug: 'summit', name: 'Summit', host: 'summit.localhost' },
  ];
  const refused = [expect.stringMatching(/^wrong\.json: template: there is no template "baroque"/)];
  expect(await start()).toEqual({
    fleet: { sites, refused, warnings: expect.anything() },
    lines: [
      'Sites loaded: harbour, summit.',
      '  harbour-motors, row 2 set aside: price: must not be negative',
      'Stock loaded: harbour-motors, 1 vehicles.',
      '  harbour-motors, row 2 of its places set aside: date: must be a day such as 2026-12-25',
      'Sample invoices loaded: harbour, 1.',
    ],
    asked: ['harbour-motors'],
  });
  expect(await start()).toEqual({ fleet: { sites, refused, warnings: expect.anything() }, lines: [], asked: [] });
});
