import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import { Signer } from '#src/adapters/keys/signer.ts';
import { isSignedBy, readSignature, stockKey } from './stock-signature.ts';

const FEED = { dealership: 'd', name: 'dms', keyNumber: 1 };
const signer = new Signer('a secret of the deployment');
const KEY = stockKey(signer, FEED);
const NOW = new Date('2026-11-17T02:00:00Z');
const BODY = Buffer.from('Stock No,Make\nA1,Kia\n');

/** Signs as the specification's own library does. */
const signed = (key: string, { id = 'm1', at = NOW, body = BODY }: { id?: string; at?: Date; body?: Buffer } = {}) =>
  new Headers({
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': new Webhook(key).sign(id, at, body),
  });
const isTaken = (headers: Headers, body: Uint8Array = BODY, key = KEY): boolean => {
  const message = readSignature(headers, NOW.getTime());
  return !('wrong' in message) && isSignedBy(key, message, body);
};

test('J7 a message that the Standard Webhooks library signed with the feed’s key is taken', () => {
  expect(isTaken(signed(KEY))).toBe(true);
});

test('J7 each feed, dealership and key number has a key of its own', () => {
  const others = [
    { ...FEED, dealership: 'e' },
    { ...FEED, name: 'other' },
    { ...FEED, keyNumber: 2 },
  ];
  const keys = [FEED, ...others].map((feed) => stockKey(signer, feed));
  expect(new Set(keys).size).toBe(4);
  for (const key of keys) expect(Buffer.from(key.replace('whsec_', ''), 'base64').length).toBeGreaterThanOrEqual(24);
  for (const feed of others) expect(isTaken(signed(stockKey(signer, feed)))).toBe(false);
  expect(stockKey(new Signer('another deployment'), FEED)).not.toBe(KEY);
});

test('J7 a body, an id or a time that was changed on the way is not by the key', () => {
  expect(isTaken(signed(KEY), Buffer.from('Stock No,Make\nA1,BMW\n'))).toBe(false);
  for (const [name, value] of [
    ['webhook-id', 'm2'],
    ['webhook-timestamp', String(NOW.getTime() / 1000 + 1)],
  ] as const) {
    const headers = signed(KEY);
    headers.set(name, value);
    expect([name, isTaken(headers)]).toEqual([name, false]);
  }
});

test('J7 a message more than five minutes old, or from the future, is refused', () => {
  const at = (seconds: number) => isTaken(signed(KEY, { at: new Date(NOW.getTime() + seconds * 1000) }));
  expect([-300, -301, 300, 301].map(at)).toEqual([true, false, true, false]);
});

test('J7 headers that are missing or malformed are refused with a sentence', () => {
  const without = (name: string, value?: string) => {
    const headers = signed(KEY);
    if (value === undefined) headers.delete(name);
    else headers.set(name, value);
    return readSignature(headers, NOW.getTime());
  };
  for (const [name, value] of [
    ['webhook-id'],
    ['webhook-id', 'a b'],
    ['webhook-id', 'x'.repeat(201)],
    ['webhook-timestamp'],
    ['webhook-timestamp', '-1'],
    ['webhook-timestamp', '1e9'],
    ['webhook-timestamp', '9'.repeat(12)],
    ['webhook-signature'],
    ['webhook-signature', 'v1,'],
    ['webhook-signature', 'v2,AAAA'],
    ['webhook-signature', `v1,${'A'.repeat(10_000)}`],
  ] as const)
    expect(without(name, value)).toEqual({ wrong: expect.stringContaining('webhook-') });
});

test('J7 one of several signatures is enough, as while a sender changes its key', () => {
  const headers = signed(KEY);
  const old = signed(stockKey(signer, { ...FEED, keyNumber: 9 })).get('webhook-signature');
  headers.set('webhook-signature', `${old} ${headers.get('webhook-signature')}`);
  expect(isTaken(headers)).toBe(true);
});
