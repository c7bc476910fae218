/** What a page's policy allows in addition to the site's own files. */
export interface PolicyOptions {
  /** The page's own inline code, as `inlineSource` names it. */
  readonly inline?: readonly string[];
  /** The origins that the page may show in frames. */
  readonly frames?: readonly string[];
}

/** A policy that allows the site's own files, the inline code that the renderer named, frames of these origins, and nothing else. */
export function contentSecurityPolicy({ inline = [], frames = [] }: PolicyOptions): string {
  const named = (directive: string) => inline.flatMap((source) => (source.startsWith(`${directive}:`) ? [hashOf(source)] : []));
  return [
    "default-src 'self'",
    ["script-src 'self'", ...named('script-src')].join(' '),
    ["style-src 'self'", ...named('style-src')].join(' '),
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

const hashOf = (source: string): string => source.slice(source.indexOf(':') + 1);
