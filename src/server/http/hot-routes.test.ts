import { expect, test } from 'vitest';
import { loggedPath } from '#src/rules/operations/logged-path.ts';
import { HotRoutes } from './hot-routes.ts';

const ROUTE = { address: '/contact-us', path: loggedPath('/contact-us'), kind: 0 };

test.each([
  ['made-up parameters', (at: number) => `/?utm_source=${at}`],
  ['long made-up parameters', (at: number) => `/?utm_source=${'x'.repeat(480)}${at}`],
  ['other ways of writing an address', (at: number) => `/contact-us%20${at}`],
  ['capitals', (at: number) => `/Contact-us${at}`],
])('H8 a flood of %s does not push out the targets that are read', (_, junk) => {
  const routes = new HotRoutes();
  routes.add('1.1', '/contact-us', ROUTE);
  for (let at = 0; at < 40_000; at += 1) routes.add('1.1', junk(at), ROUTE);
  expect(routes.find('1.1', '/contact-us')).toBe(ROUTE);
});

test.each([
  ['made-up parameters', (at: number) => `/?utm_source=${'x'.repeat(200)}${at}`],
  ['plain addresses', (at: number) => `/${'x'.repeat(200)}-${at}`],
])('H8 the memory for targets with %s is bounded: of a hundred thousand the oldest are forgotten', (_, target) => {
  const routes = new HotRoutes();
  for (let at = 0; at < 100_000; at += 1) routes.add('1.1', target(at), ROUTE);
  expect(routes.find('1.1', target(0))).toBeUndefined();
  expect(routes.find('1.1', target(99_999))).toBe(ROUTE);
});

test('H8 a target longer than any that we write is not remembered', () => {
  const routes = new HotRoutes();
  routes.add('1.1', `/?q=${'x'.repeat(600)}`, ROUTE);
  expect(routes.find('1.1', `/?q=${'x'.repeat(600)}`)).toBeUndefined();
});

test('a target of one edition says nothing about another', () => {
  const routes = new HotRoutes();
  routes.add('1.1', '/contact-us', ROUTE);
  expect(routes.find('1.2', '/contact-us')).toBeUndefined();
  expect(routes.find('2.1', '/contact-us')).toBeUndefined();
});
