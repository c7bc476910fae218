import { expect, test } from 'vitest';
import { pageOf } from './page.ts';
import { sendPage } from './send-page.ts';

const asked = new Request('http://dealer.example/', { headers: { 'accept-encoding': 'br, gzip' } });
const sentAs = async (type: string) => {
  const page = await pageOf(new Response('a'.repeat(5_000), { headers: { 'Content-Type': type } }));
  return (await sendPage(page, asked)).headers.get('content-encoding');
};

test.each(['text/html; charset=utf-8', 'image/svg+xml', 'text/javascript; charset=utf-8'])('%s is compressed', async (type) =>
  expect(await sentAs(type)).toBe('br'),
);

test.each(['font/woff2', 'image/png', 'image/avif', 'image/webp'])('%s is compressed already, and sent as it is', async (type) =>
  expect(await sentAs(type)).toBeNull(),
);
