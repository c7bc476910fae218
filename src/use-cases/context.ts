import type { QuoteLender } from '#src/adapters/finance-quote/quote-lender.ts';
import type { OwnImages } from '#src/adapters/images/own-images.ts';
import type { Signer } from '#src/adapters/keys/signer.ts';
import type { MarketProvider } from '#src/adapters/market/market-provider.ts';
import type { SheetPress } from '#src/adapters/pdf/sheet-press.ts';
import type { ConfirmationLimits } from '#src/rules/leads/confirmation.ts';
import type { Showroom } from '#src/showroom/showroom.ts';
import type { Site } from '#src/site/site.ts';
import type { SiteStore } from '#src/store/site-store.ts';
import type { AddressLimit } from '#src/use-cases/limits/address-limit.ts';
import type { BodyBudget } from '#src/use-cases/limits/body-budget.ts';

/** What a public page is made from. It says nothing of a visitor, since the page is cached for everybody. */
export interface PageContext {
  readonly site: Site;
  readonly showroom: Showroom;
  /** The instant that everything shown is true at: the showroom's, so that a page is the same whenever it is rendered. */
  readonly now: number;
  /** Writes the addresses of the platform's own pictures: only those it wrote are painted. */
  readonly images: OwnImages;
  /** Where the site's pages are, as others reach them: https://dealer.example. The same whoever asks, so that a page can hold it. */
  readonly origin: string;
  /** Whether this is a developer's machine; development pages answer only there. */
  readonly isLocal: boolean;
  /** Vehicles that are no longer in memory: sold long ago. */
  readonly store: Pick<SiteStore, 'vehicle' | 'vehicles'>;
  readonly services: Pick<Services, 'market' | 'warn'>;
}

/** What answers one visitor: a form, a booking, the API. */
export interface Context extends PageContext {
  /** The site's fenced store. */
  readonly store: SiteStore;
  readonly services: Services;
  /** Who sends something or asks the API; null where a page is made. */
  readonly sender: Sender | null;
}

/** What a deployment answers visitors with besides its sites. */
export interface Services {
  /** How many steps of leads are saved for one address. */
  readonly leads: AddressLimit;
  /** How often one address may send a form at all: also one that was sent before, or is refused. */
  readonly attempts: AddressLimit;
  /** How many steps of leads are saved for one person and on one site; counted in the database, for all processes together. */
  readonly leadLimits: { readonly perPerson: number; readonly perSite: number; readonly windowMs: number };
  /** How many bytes of documents are stored for one address and one site. */
  readonly uploads: AddressLimit;
  /** Room for documents while they arrive. */
  readonly bodies: BodyBudget;
  readonly lookUps: AddressLimit;
  /** How many views and revealed numbers of one address, and on one site, are counted. */
  readonly counts: AddressLimit;
  /** How many bookings may be made and moved. */
  readonly bookings: {
    readonly mostPerAddress: number;
    readonly windowHours: number;
    readonly mostMoves: number;
    /** How often one address may change bookings by their links. */
    readonly changes: AddressLimit;
  };
  /** How many letters strangers can have sent to addresses that nobody has proved to be theirs, and how many per network address (ledger H9). */
  readonly confirmations: ConfirmationLimits & { readonly senders: AddressLimit };
  /** How many sheets are printed for one address. */
  readonly sheets: AddressLimit;
  /** Where documents that came with leads are kept: never served. */
  readonly uploadsDir: string;
  /** Where messages are kept on a machine that sends none; shown on a developer's machine only. */
  readonly mailboxDir: string;
  /** What vehicles are printed with (ledger V18). */
  readonly press: Pick<SheetPress, 'ready' | 'sheet'>;
  /** Whom finance quotes are asked from (ledger M8). */
  readonly quotes: QuoteLender;
  /** Signs addresses that the platform must recognise when they come back. */
  readonly signer: Signer;
  /** The time it really is, which pages must not depend on. */
  readonly now: () => number;
  /** Who is asked for price comparisons; the platform's own estimates where nobody is (ledger M10). */
  readonly market?: MarketProvider;
  /** Writes down something that went wrong though the visitor was answered. */
  readonly warn: (error: unknown, what: string) => void;
}

/** What is known of whoever sent a request. */
export interface Sender {
  readonly ip: string;
  /** The token in the visitor's cookie; read only where something is sent. */
  readonly visitor: string | null;
  readonly isSecure: boolean;
  readonly userAgent: string;
  /** The page of this site that the request was sent from, where the browser says so. */
  readonly page: string;
}
