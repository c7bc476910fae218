import { expect, test } from 'vitest';
import { isLoopback, isPublicAddress } from '#src/adapters/crm/is-public-address.ts';

test.each([
  ['1.1.1.1', true],
  ['13.54.0.1', true],
  ['172.32.0.1', true],
  ['2606:4700::1111', true],
  ['10.1.2.3', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.16.0.1', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['0.0.0.0', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::ffff:10.0.0.1', false],
  ['::ffff:1.1.1.1', true],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['not an address', false],
])('L14e %s is of the public internet: %s', (address, isPublic) => expect(isPublicAddress(address)).toBe(isPublic));

test.each([
  ['127.0.0.1', true],
  ['127.9.9.9', true],
  ['::1', true],
  ['::ffff:127.0.0.1', true],
  ['10.0.0.1', false],
  ['127.example', false],
])('L14e %s is this machine: %s', (address, isOwn) => expect(isLoopback(address)).toBe(isOwn));
