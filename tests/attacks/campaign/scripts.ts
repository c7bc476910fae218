/** Texts that would run a script where a page shows them as they are. */
export const PAYLOADS: readonly string[] = [
  '<script>pwned(1)</script>',
  '"><script>pwned(2)</script>',
  "'><img src=x onerror=pwned(3)>",
  '</script><script>pwned(4)</script>',
  '</title><svg onload=pwned(5)>',
  '</textarea><svg/onload=pwned(6)>',
  '--><img src=x onerror=pwned(7)>',
  '\u2028<script>pwned(8)</script>',
  '" onfocus="pwned(9)" autofocus="',
  'javascript:pwned(10)',
];

/** Whether a page holds one of the payloads in a place where a browser would run it. */
export function runsPayload(html: string): boolean {
  if (/<(?:script|img|svg)[^>]*>?[^<]{0,20}pwned\(/i.test(html.replaceAll(/<script[^>]*>[\s\S]*?<\/script>/g, inertScript)))
    return true;
  return /\son\w+="pwned\(/i.test(html) || /(?:href|src|action)="javascript:pwned/i.test(html);
}

/** A script of the page itself holds what was typed as text; one that was broken out of begins with the payload. */
const inertScript = (block: string): string => (/^<script[^>]*>\s*pwned\(/.test(block) ? block : '<script></script>');
