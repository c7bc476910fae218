import { expect, test } from 'vitest';
import { contentSecurityPolicy } from '#src/server/http/content-security-policy.ts';

test('the policy names each inline script and style by its hash, and nothing else may run', () => {
  const policy = contentSecurityPolicy(
    '<style>:root{}</style><script>1</script><script src="/a.js"></script><script type="application/ld+json">{}</script>',
  );
  expect(policy).toContain("script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s=';");
  expect(policy).toContain("style-src 'self' 'sha256-h3GYPBFE6Av6zUWOZYeC83lN95g5tnhsj1pyM3woz/c=';");
  expect(policy).toContain("frame-src 'self';");
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
});

test('L13m the policy allows frames of the origins it is given, and of no other', () =>
  expect(contentSecurityPolicy('', ['https://a.example', 'https://b.example:8443'])).toContain(
    "frame-src 'self' https://a.example https://b.example:8443;",
  ));
