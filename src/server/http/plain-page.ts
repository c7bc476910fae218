import { INLINE_CODE, inlineSource } from '#src/http/inline-code.ts';
import { escapeMarkup } from '#src/rules/text/escape-markup.ts';

/** A page of the platform itself, without a site's theme: it must work when the site is not known. */
export function plainPage(
  status: number,
  title: string,
  text: string,
  links: readonly { readonly label: string; readonly href: string }[] = [],
): Response {
  const list = links.map(({ label, href }) => `<li><a href="${escapeMarkup(href)}">${escapeMarkup(label)}</a></li>`).join('');
  const html = `<!DOCTYPE html>
<html lang="en-AU"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>${escapeMarkup(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(text)}</p>${list === '' ? '' : `<ul>${list}</ul>`}</main></body></html>`;
  const headers = { 'Content-Type': 'text/html; charset=utf-8', [INLINE_CODE]: inlineSource('style', STYLE) };
  return new Response(html, { status, headers });
}

const STYLE = `body{margin:0;font:1.0625rem/1.5 system-ui,sans-serif;color:#14181c;background:#f6f7f8}
main{max-width:40rem;margin:0 auto;padding:clamp(3rem,12vh,8rem) 1.25rem}
h1{font-size:clamp(1.75rem,5vw,2.5rem);line-height:1.1;margin:0 0 .75rem}p{margin:0;color:#4a525a}
ul{list-style:none;margin:2rem 0 0;padding:0;border-top:1px solid #d5dade}li{border-bottom:1px solid #d5dade}
a{display:block;padding:.875rem .25rem;color:#0b4f8a;font-weight:600;text-decoration:none}a:hover{text-decoration:underline}
a:focus-visible{outline:3px solid #0b4f8a;outline-offset:2px}`;
