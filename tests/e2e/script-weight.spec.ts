import { gzipSync } from 'node:zlib';
import { expect } from '@playwright/test';
import { fetchSite, vehicleLinks } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { FLEET } from '#tests/e2e/fleet.ts';

/** The scripts a document asks for, compressed as they would be sent, in KB. */
async function scriptWeight(slug: string, path: string): Promise<number> {
  const { text } = await fetchSite(slug, path);
  const files = new Set([...text.matchAll(/\/(?:assets\/[^"' ]+|announcement)\.js/g)].map(([file]) => file));
  const sent = await Promise.all(
    [...files].map(async (file) => gzipSync((await fetchSite(slug, file)).bytes, { level: 9 }).length),
  );
  return sent.reduce((sum, size) => sum + size, 0) / 1024;
}

for (const { slug } of FLEET) {
  test(`W3h a home page of ${slug} asks for at most 122 KB of script, compressed`, async () =>
    expect(await scriptWeight(slug, '/')).toBeLessThanOrEqual(122));

  test(`W3i a vehicle’s page of ${slug} asks for at most 150 KB of script, compressed`, async () => {
    const [vehicle = ''] = await vehicleLinks(slug);
    expect(await scriptWeight(slug, vehicle)).toBeLessThanOrEqual(150);
  });
}
