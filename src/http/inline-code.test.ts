import { expect, test } from 'vitest';
import { takeInlineCode } from './inline-code.ts';

const NONCE = 'q7rT0eYb';
const mark = ` nonce="${NONCE}"`;

test('the scripts and styles that the renderer marked are named by their hashes', () => {
  const { sources } = takeInlineCode(`<style${mark}>:root{}</style><script type="module"${mark} async="">1</script>`, NONCE);
  expect(sources).toEqual([
    "style-src:'sha256-h3GYPBFE6Av6zUWOZYeC83lN95g5tnhsj1pyM3woz/c='",
    "script-src:'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='",
  ]);
});

test.each([
  '<script>alert(1)</script>',
  '<script nonce="guess">alert(1)</script>',
  '<style>*{}</style>',
  `<p data-x=" nonce=&quot;${NONCE}&quot;"><script>alert(1)</script></p>`,
  '<script>',
  '<script src="/a.js"></script>',
])('content with %s adds nothing to what may run', (content) => {
  const own = `<script${mark}>1</script>`;
  expect(takeInlineCode(`<div>${content}</div>${own}`, NONCE).sources).toEqual(takeInlineCode(own, NONCE).sources);
});

test('no mark stays in the page', () =>
  expect(takeInlineCode(`<link${mark} rel="preload"><script src="/a.js"${mark}></script><i>x</i>`, NONCE)).toEqual({
    html: '<link rel="preload"><script src="/a.js"></script><i>x</i>',
    sources: [],
  }));
