import { Signer } from '#src/adapters/keys/signer.ts';
import { Showrooms } from '#src/showroom/showrooms.ts';
import { connect } from '#src/store/connect.ts';
import { SiteStore } from '#src/store/site-store.ts';
import { holdVehicle } from '#src/use-cases/reservations/hold-vehicle.ts';
import { ownImages, SECRET } from '#tests/factories/a-signed-address.ts';
import { someServices } from '#tests/factories/some-services.ts';

/** One of the processes that a race runs over: as many clients as it is told want one vehicle at once. */
export interface Race {
  readonly siteId: number;
  readonly car: number;
  readonly clients: readonly number[];
}

const [url = ''] = process.argv.slice(2);
const db = connect(url, { max: 10 });
const showrooms = new Showrooms({ db, url, budgetBytes: Number.POSITIVE_INFINITY, now: Date.now });
const services = { ...someServices(new Date()), signer: new Signer(SECRET) };

async function run({ siteId, car, clients }: Race): Promise<string[]> {
  const showroom = await showrooms.of(siteId);
  if (showroom === null) throw new Error('There is no such site.');
  const outcomes = clients.map((client) =>
    holdVehicle(
      {
        site: showroom.site,
        showroom,
        store: new SiteStore(db, siteId),
        now: showroom.asOf,
        images: ownImages(),
        origin: 'https://dealer.example',
        isLocal: false,
        services,
        sender: {
          ip: `203.0.113.${client % 250}`,
          visitor: `racer-${car}-${client}`,
          session: null,
          isSecure: true,
          userAgent: '',
          page: '',
        },
      },
      {
        carKey: String(car),
        contact: {
          name: 'Racer',
          last_name: String(client),
          email: `racer-${car}-${client}@shopper.example`,
          phone: `04${String((car * 100 + client) % 100_000_000).padStart(8, '0')}`,
        },
        seenPriceCents: 2_500_000,
        seenDepositCents: 20_000,
        idempotencyKey: `race ${car} ${client}`,
      },
    ).then(
      ({ kind }) => kind,
      (error: unknown) => `error: ${error instanceof Error ? error.message : String(error)}`,
    ),
  );
  return Promise.all(outcomes);
}

process.on('message', (race: Race) => {
  void run(race).then((kinds) => process.send?.(kinds));
});
process.on('disconnect', () => void db.destroy());
process.send?.('ready');
