import http from 'node:http';
import pg from 'pg';
import { expect, test } from 'vitest';
import { startEmbedded } from '#src/store/embedded/start-embedded.ts';
import { aDataFolder } from '#tests/faults/data-folder.ts';
import { until } from '#tests/faults/processes.ts';
import { freePort, startForecourt } from '#tests/faults/running-forecourt.ts';

test('W4a with the database gone pages go on from memory, what needs it fails in the site’s dress, and all is well when it is back', async () => {
  const database = await startEmbedded(aDataFolder());
  const PORT = await freePort();
  const forecourt = startForecourt({ DATA_DIR: aDataFolder(), DATABASE_URL: database.url, PORT });
  await forecourt.ready();
  const ask = (path: string) => get(PORT, path);
  await until('every site is in memory', async () => (await ask('/readyz')).status === 200);
  expect((await ask('/')).status).toBe(200);
  const archived = await longSold(database.url);
  expect((await ask(`/cars/${archived}`)).status).toBe(200);

  await database.stop();
  expect((await ask('/')).status).toBe(200);
  expect((await ask('/search/used-cars')).status).toBe(200);
  expect((await ask('/readyz')).status).toBe(200);
  expect((await ask('/cars/never-was-999999')).status).toBe(404);
  const failed = await ask(`/print?car_id=${archived}`);
  expect([failed.status, failed.retryAfter]).toEqual([503, '5']);
  expect(failed.text).toContain('Something went wrong');
  expect(failed.text).toContain('Harbour City Motors');
  expect(failed.text).not.toMatch(/ECONNREFUSED|node_modules|\.ts:\d/);

  await database.revive();
  await until('the database is used again', async () => (await ask(`/print?car_id=${archived}`)).status === 200);
  forecourt.process.kill('SIGTERM');
  expect(await forecourt.ended()).toBe(0);
  await database.stop();
});

/** The address of a vehicle that was sold too long ago to be in memory: its pages are read from the database. */
async function longSold(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<{ slug: string }>(
    `select v.slug from vehicle v join dealership d on d.id = v.dealership_id
     where d.slug = 'harbour-city-motors' and v.sold_at < now() - interval '32 days'`,
  );
  await client.end();
  return rows[0]?.slug ?? '';
}

function get(port: string, path: string): Promise<{ status: number | undefined; text: string; retryAfter: string | undefined }> {
  return new Promise((resolve, reject) => {
    http
      .get({ host: '127.0.0.1', port, path, headers: { host: 'harbour.localhost' } }, (answer) => {
        let text = '';
        answer.setEncoding('utf8').on('data', (more: string) => {
          text += more;
        });
        answer.once('end', () => resolve({ status: answer.statusCode, text, retryAfter: answer.headers['retry-after'] }));
      })
      .once('error', reject);
  });
}
