import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Signer } from './signer.ts';

const signer = new Signer('a secret of the test, long enough to be one');

test('H10 a signature is accepted for the text and the purpose that it was made for', () => {
  fc.assert(fc.property(fc.string(), (text) => signer.isSigned('booking', text, signer.sign('booking', text))));
});

test('H10.3 a signature of another text, another purpose or another deployment is refused', () => {
  const signature = signer.sign('booking', 'lead 1');
  expect(signer.isSigned('booking', 'lead 2', signature)).toBe(false);
  expect(signer.isSigned('picture', 'lead 1', signature)).toBe(false);
  expect(new Signer('the secret of another deployment, as long').isSigned('booking', 'lead 1', signature)).toBe(false);
});

test('H10 a signature that is cut short, lengthened, empty or made of wide characters is refused', () => {
  const signature = signer.sign('picture', 'red');
  for (const wrong of ['', signature.slice(1), `${signature}A`, 'é'.repeat(11), 'é'.repeat(22)])
    expect(signer.isSigned('picture', 'red', wrong)).toBe(false);
});

test('H10 a signature fits into an address as it is', () => {
  expect(signer.sign('picture', 'red')).toMatch(/^[\w-]{22}$/);
});

test('H10 what the previous key signed is accepted for its text and purpose only, and nothing new is signed with it', () => {
  const [old, current] = ['the key that is replaced', 'the key that replaces it'];
  const both = new Signer(current, old);
  const signature = new Signer(old).sign('booking', 'lead 1');
  expect(both.isSigned('booking', 'lead 1', signature)).toBe(true);
  expect(both.isSigned('booking', 'lead 2', signature)).toBe(false);
  expect(both.isSigned('invoice', 'lead 1', signature)).toBe(false);
  expect(both.sign('booking', 'lead 1')).toBe(new Signer(current).sign('booking', 'lead 1'));
});
