import { expect, test, vi } from 'vitest';
import { A_CALL } from '#tests/factories/a-call.ts';
import { sendReveal } from './call-panel.tsx';

test('V11.2 revealing posts car_id, dealership_id and website_id, and only logs the answer', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => {});
  const sent: [unknown, RequestInit | undefined][] = [];
  await sendReveal(A_CALL, async (address, init) => {
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
  await sendReveal(A_CALL, () => Promise.reject(new TypeError('Failed to fetch')));
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});
