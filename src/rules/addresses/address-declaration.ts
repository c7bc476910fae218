/**
 * What answers an address. page: a document for people. redirect: leads on to a page. file: made like a page, but for programs (a
 * map, a calendar entry). api: JSON under /api/, by src/routes/api. direct: answered by the server before any page code runs, and
 * never from the page cache. edge: answered by the server for every host, whatever the site.
 */
export type Kind = 'page' | 'redirect' | 'file' | 'api' | 'direct' | 'edge';

/**
 * Which query parameters an answer is made from: `search` is the whole language of the stock search, `blocks` the parameters that
 * the page's blocks read. All others are dropped first, so that they can neither create another cached page nor appear in one.
 */
type Query = 'search' | 'blocks' | readonly string[];

/** What is declared of an address. */
export interface Declaration {
  /** In React Router's syntax: `:key` is one segment, `:model?` an optional one, `*` the rest. */
  readonly path: string;
  readonly kind: Kind;
  readonly query?: Query;
  /** The only method that an address of the API takes; GET without it. */
  readonly method?: 'GET' | 'POST';
  /** Whether the page takes forms: POST besides GET. A site's own page does if one of its blocks has a form. */
  readonly takesForms?: true;
  /** Its file in src/routes, for pages, redirects and files. */
  readonly module?: string;
  /** Whether it answers one visitor: it is never cached, and only such answers may read who the visitor is. */
  readonly forVisitor?: true;
  /** Whether it shows what a visitor without an account did, and so reads their cookie even when it is only opened. */
  readonly knowsVisitor?: true;
  /** Whether it is part of buying, so that the header and the foot lead nowhere else. */
  readonly isCheckout?: true;
  /** Whether a card is entered there: with a provider's own fields, its scripts and frames may run on this page and on no other. */
  readonly pays?: true;
  /** Whether other websites and programs may send it forms: the key in its address says what they may do. */
  readonly fromAnywhere?: true;
  /** Why the description of the API does not tell programs of an address under /api (ledger W6); all others are described there. */
  readonly notPublic?: string;
  /** Whether a site may have its own pages under the same first segment: /contact-us is a page, /contact-us/:slug a location. */
  readonly sharesRoot?: true;
}
