import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { hostOf } from '#tests/e2e/address.ts';
import { fetchSite } from '#tests/e2e/fetch-site.ts';
import { test } from '#tests/e2e/fixtures.ts';
import { serverRun } from '#tests/e2e/server-run.ts';

/** The lines of the server's log so far that have a text in them. */
const lines = (text: string) =>
  readFileSync(serverRun().log, 'utf8')
    .split('\n')
    .filter((line) => line.includes(text));

test('J4 each request has a line of JSON with its id, its site and its path, and nothing a visitor typed', async () => {
  const path = `/search/${randomUUID()}`;
  const asked = `${path}?email=jo%40example.com&name=Jo`;
  const { headers } = await fetchSite('harbour', asked, {
    headers: { cookie: 'session=secret-of-jo', authorization: 'Bearer of-jo' },
  });
  await expect.poll(() => lines(path)).toHaveLength(1);
  const [line = ''] = lines(path);
  expect(JSON.parse(line)).toMatchObject({
    requestId: headers['x-request-id'],
    site: 'harbour',
    method: 'GET',
    path,
    status: 404,
  });
  expect(line).not.toMatch(/example\.com|name=|secret|of-jo/);
  expect(String(headers['x-request-id'])).toMatch(/^[0-9a-f-]{36}$/);
});

test('J4 what looks like an email address, a phone number or a key in a path is not in the log', async () => {
  const mark = randomUUID();
  for (const path of [`/${mark}/jo@example.com`, `/${mark}/0412%20345%20678`, `/${mark}%3Fkey=secret-of-jo`])
    await fetchSite('harbour', path);
  await expect.poll(() => lines(mark)).toHaveLength(3);
  expect(lines(mark).join('\n')).not.toMatch(/example\.com|0412|secret/);
});

test('J4 a request for no site is logged without one, and a stranger cannot choose its id', async () => {
  const path = `/${randomUUID()}`;
  const { headers } = await fetchSite(null, path, {
    headers: { host: 'unknown.example', 'x-request-id': 'chosen-by-a-stranger' },
  });
  await expect.poll(() => lines(path)).toHaveLength(1);
  expect(JSON.parse(lines(path)[0] ?? '')).toMatchObject({ requestId: headers['x-request-id'], site: null, path, status: 404 });
  expect(headers['x-request-id']).not.toBe('chosen-by-a-stranger');
});

test('J4 a line says when somebody was refused, and names nobody', async () => {
  const send = (path: string, headers: Record<string, string>) =>
    fetchSite('harbour', path, {
      method: 'POST',
      body: 'step=phone&phone=0412+000+111+222',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });
  const own = { origin: `http://${hostOf('harbour')}` };
  const asked = [
    ['sign-in-refused', await send('/sign-in', own)],
    ['refused', await send('/sign-in', { origin: 'https://evil.example' })],
    ['sign-in-needed', await fetchSite('harbour', '/my-garage')],
    [undefined, await fetchSite('harbour', '/sign-in')],
  ] as const;
  for (const [event, { headers }] of asked) {
    const id = String(headers['x-request-id']);
    await expect.poll(() => lines(id)).toHaveLength(1);
    const [line = ''] = lines(id);
    expect((JSON.parse(line) as { event?: string }).event).toBe(event);
    expect(line).not.toMatch(/phone=|0412 000/);
  }
});

test('J4 every line that is meant for a machine is one object with a level, a time and a message', async () => {
  await fetchSite('harbour', '/');
  const all = lines('{').filter((line) => line.startsWith('{'));
  expect(all.length).toBeGreaterThan(0);
  const isWhole = (line: string) => {
    const { level, time, msg } = JSON.parse(line) as Readonly<Record<string, unknown>>;
    return typeof level === 'number' && typeof time === 'number' && typeof msg === 'string';
  };
  // By the end of a run there are tens of thousands.
  expect(all.filter((line) => !isWhole(line))).toEqual([]);
});
