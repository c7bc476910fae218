import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '#src/server/http/content-security-policy.ts';

test('the policy allows the inline scripts and styles that are named, and nothing else may run', () => {
  const policy = contentSecurityPolicy({ inline: ["script-src:'sha256-a='", "style-src:'sha256-b='"] });
  expect(policy).toContain("script-src 'self' 'sha256-a=';");
  expect(policy).toContain("style-src 'self' 'sha256-b=';");
  expect(policy).toContain("frame-src 'self';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('R4 Stripe’s fields may run where a card is entered, and on no other page', () => {
  const paying = contentSecurityPolicy({ stripePages: 'https://checkout.stripe.com' });
  expect(paying).toContain("script-src 'self' https://js.stripe.com;");
  expect(paying).toContain("frame-src 'self' https://js.stripe.com https://hooks.stripe.com;");
  expect(paying).toContain("connect-src 'self' https://api.stripe.com;");
  expect(paying).toContain("form-action 'self' https://checkout.stripe.com;");
  expect(contentSecurityPolicy({})).not.toContain('stripe');
  expect(contentSecurityPolicy({})).toContain("form-action 'self';");
});

test('X1 the policy names the hosts of the tags that a site has, and of no other', () => {
  const google = contentSecurityPolicy({ tags: ['google'] });
  expect(google).toContain("script-src 'self' https://*.googletagmanager.com;");
  expect(google).toContain("connect-src 'self' https://*.google-analytics.com");
  expect(google).not.toContain('facebook');
  expect(contentSecurityPolicy({ tags: ['meta'] })).toContain("script-src 'self' https://connect.facebook.net;");
  expect(contentSecurityPolicy({})).not.toMatch(/google|facebook|connect-src/);
});

test('L13m the policy allows frames of the named origins, and of no other', () =>
  expect(contentSecurityPolicy({ frames: ['https://a.example', 'https://b.example:8443'] })).toContain(
    "frame-src 'self' https://a.example https://b.example:8443;",
  ));
