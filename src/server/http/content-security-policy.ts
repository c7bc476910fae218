import { createHash } from 'node:crypto';

const BLOCK = /<(script|style)((?:\s[^>]*)?)>([\s\S]*?)<\/\1>/g;
const DATA = /\stype="application\/(?:ld\+)?json"/;

/** A policy that allows exactly the inline scripts and styles that this finished page has, and frames of these origins. */
export function contentSecurityPolicy(html: string, frames: readonly string[] = []): string {
  const blocks = [...html.matchAll(BLOCK)].map(([, tag = '', attributes = '', body = '']) => ({ tag, attributes, body }));
  const scripts = blocks.filter(
    ({ tag, attributes }) => tag === 'script' && !attributes.includes(' src=') && !DATA.test(attributes),
  );
  const styles = blocks.filter(({ tag }) => tag === 'style');
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes(scripts)].join(' '),
    ["style-src 'self'", ...hashes(styles)].join(' '),
    // Sliders and hotspots place themselves by style attributes; they cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    ["frame-src 'self'", ...frames].join(' '),
    "media-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function hashes(blocks: readonly { readonly body: string }[]): Set<string> {
  return new Set(blocks.map(({ body }) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`));
}
