import { TAG_HOSTS, type TagOwner } from '#src/rules/analytics/tags.ts';

/** What a page's policy allows in addition to the site's own files. */
export interface PolicyOptions {
  /** The page's own inline code, as `inlineSource` names it. */
  readonly inline?: readonly string[];
  /** The origins that the page may show in frames. */
  readonly frames?: readonly string[];
  /** Where the page takes cards in Stripe's own fields: the origin of Stripe's pages, to which its form may lead without script. */
  readonly stripePages?: string | null;
  /** Whose tags the page may load. */
  readonly tags?: readonly TagOwner[];
}

/** Where Stripe's fields and its bank's pages come from, as Stripe documents it. */
const STRIPE = {
  scripts: ['https://js.stripe.com'],
  frames: ['https://js.stripe.com', 'https://hooks.stripe.com'],
  calls: ['https://api.stripe.com'],
} as const;

/** A policy that allows the site's own files, the inline code that the renderer named, frames of these origins, Stripe where a card is entered, the tags that the site names, and nothing else. */
export function contentSecurityPolicy({ inline = [], frames = [], stripePages = null, tags = [] }: PolicyOptions): string {
  const named = (directive: string) => inline.flatMap((source) => (source.startsWith(`${directive}:`) ? [hashOf(source)] : []));
  const paysWithStripe = stripePages !== null;
  const others = [...(paysWithStripe ? [STRIPE] : []), ...tags.map((owner) => TAG_HOSTS[owner])];
  const calls = others.flatMap((other) => other.calls);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...named('script-src'), ...others.flatMap(({ scripts }) => scripts)].join(' '),
    ["style-src 'self'", ...named('style-src')].join(' '),
    // Sliders and hotspots place themselves by style attributes; they cannot load or run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    ["frame-src 'self'", ...frames, ...(paysWithStripe ? STRIPE.frames : [])].join(' '),
    ...(calls.length === 0 ? [] : [["connect-src 'self'", ...calls].join(' ')]),
    "media-src 'self' https:",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...(paysWithStripe ? [stripePages] : [])].join(' '),
    "frame-ancestors 'none'",
  ].join('; ');
}

const hashOf = (source: string): string => source.slice(source.indexOf(':') + 1);
