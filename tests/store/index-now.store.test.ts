import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { tellSearchEnginesJob } from '#src/jobs/tell-search-engines.ts';
import type { HostMode } from '#src/rules/site/site-hosts.ts';
import { DAY_MS } from '#src/rules/time/local-day.ts';
import { LeadSites } from '#src/use-cases/leads/read-lead-sites.ts';
import { aFleet, NOW } from '#tests/factories/a-fleet.ts';
import { aReceiver } from '#tests/factories/a-receiver.ts';
import { ownImages } from '#tests/factories/a-signed-address.ts';
import { aDealership, aSiteFile } from '#tests/factories/a-site-file.ts';
import { aVehicle } from '#tests/factories/a-vehicle.ts';

const SITES = [
  aSiteFile({ slug: 'telling', domains: ['telling.example'], switches: { indexNow: true }, dealerships: [aDealership('one')] }),
  aSiteFile({
    slug: 'choosy',
    domains: ['choosy.example'],
    switches: { indexNow: true, searchFilters: ['make:Mazda'], detailLinkPrefix: '/vehicles/' },
    dealerships: ['one'],
  }),
  aSiteFile({ slug: 'silent', domains: ['silent.example'], dealerships: ['one'] }),
];

/** Two sites with the same stock, of which one tells; a service that listens, and a clock. */
async function aTellingSite(hostMode: HostMode = 'domains') {
  const fleet = await aFleet(SITES);
  onTestFinished(() => fleet.end());
  const service = await aReceiver();
  onTestFinished(() => service.stop());
  const sites = new LeadSites({ db: fleet.all, hostMode, port: 3000, images: ownImages(null) });
  const warned: string[] = [];
  const log = pino({}, { write: (line: string) => void warned.push(line) });
  let now = NOW;
  const job = tellSearchEnginesJob({ sites, url: service.url, allowsLoopback: true, now: () => now });
  return {
    fleet,
    service,
    warned,
    pass: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
    stock: (...rows: readonly Record<string, unknown>[]) => fleet.stock('one', rows, now),
    run: () => job.run({ db: fleet.all, log }),
    lists: () => service.received.map(({ body }) => JSON.parse(body) as { host: string; keyLocation: string; urlList: string[] }),
  };
}

test('W5 a site with the switch tells which of its vehicle pages are new or changed, once, in its own name; another with the same stock tells nothing', async () => {
  const { stock, run, lists, pass } = await aTellingSite();
  await stock(aVehicle({ stocknum: 'A' }), aVehicle({ stocknum: 'B', model: 'Yaris' }));
  await run();
  const [first] = lists();
  expect(first).toMatchObject({ host: 'telling.example', keyLocation: 'https://telling.example/indexnow.txt' });
  expect(first?.urlList.toSorted().map((url) => url.replace(/-\d+$/, ''))).toEqual([
    'https://telling.example/cars/2022-toyota-corolla',
    'https://telling.example/cars/2022-toyota-yaris',
  ]);
  await run();
  expect(lists()).toHaveLength(1);
  pass(60_000);
  await stock(aVehicle({ stocknum: 'B', model: 'Yaris', price: 23_000 }));
  await run();
  expect(
    lists()
      .slice(1)
      .map(({ urlList }) => urlList.length),
  ).toEqual([1]);
});

test('W5 a site tells nothing of vehicles that it hides, and of the others by its own links', async () => {
  const { stock, run, lists } = await aTellingSite();
  await stock(aVehicle({ stocknum: 'A' }), aVehicle({ stocknum: 'B', make: 'Mazda', model: 'CX-5' }));
  await run();
  const told = lists().find(({ host }) => host === 'choosy.example');
  expect(told?.urlList.map((url) => url.replace(/-\d+$/, ''))).toEqual(['https://choosy.example/vehicles/2022-mazda-cx-5']);
});

test.each([429, 500, 302, 'cut off'] as const)(
  'W5 what the service did not accept (%s) is told with the next run, and the log says so once a run',
  async (answer) => {
    const { stock, run, lists, service, warned } = await aTellingSite();
    if (answer === 'cut off') service.answerBy((response) => response.destroy());
    else service.answer(answer, { location: 'https://elsewhere.example/' });
    await stock(aVehicle({ stocknum: 'A' }));
    await run();
    expect(warned.filter((line) => line.includes('will be told later'))).toHaveLength(1);
    service.answer(202);
    await run();
    expect(lists()).toHaveLength(2);
    expect(lists()[1]).toEqual(lists()[0]);
    await run();
    expect(lists()).toHaveLength(2);
  },
);

test('W5 what could not be told for two days is left to the search engine’s own visits', async () => {
  const { stock, run, lists, pass } = await aTellingSite();
  await stock(aVehicle({ stocknum: 'A' }));
  pass(2 * DAY_MS);
  await run();
  expect(lists()).toEqual([]);
});

test('W5 a developer’s machine tells nobody of its pages', async () => {
  const { stock, run, lists } = await aTellingSite('local');
  await stock(aVehicle({ stocknum: 'A' }));
  await run();
  expect(lists()).toEqual([]);
});
