import { expect, test, vi } from 'vitest';
import { sendReveal } from './send-reveal.ts';

const REVEAL = '{"car_id":7,"dealership_id":8,"website_id":9}';

test('V11.2 a reveal is posted as it is given, and the answer only logged', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  const sent: [unknown, RequestInit | undefined][] = [];
  await sendReveal(REVEAL, async (address, init) => {
    sent.push([address, init]);
    return Response.json({ car_id: 7 }, { status: 201 });
  });
  const [[address, init] = []] = sent;
  expect([address, init?.method]).toEqual(['/api/call-reveal', 'POST']);
  expect(await new Request('https://dealer.example/', init).json()).toEqual({ car_id: 7, dealership_id: 8, website_id: 9 });
  expect(info).toHaveBeenCalledWith('Call reveal:', 201, { car_id: 7 });
  info.mockRestore();
});

test('V11e a reveal that cannot be sent is a warning and disturbs nobody', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await sendReveal(REVEAL, () => Promise.reject(new TypeError('Failed to fetch')));
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
