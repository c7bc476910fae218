import type { QuoteLender } from '#src/adapters/finance-quote/quote-lender.ts';
import type { OwnImages } from '#src/adapters/images/own-images.ts';
import type { Signer } from '#src/adapters/keys/signer.ts';
import type { CardForm } from '#src/adapters/payments/card-form.ts';
import type { PaymentProvider } from '#src/adapters/payments/payment-provider.ts';
import type { SheetPress } from '#src/adapters/pdf/sheet-press.ts';
import type { SmsSender } from '#src/adapters/sms/sms.ts';
import type { ConfirmationLimits } from '#src/rules/leads/confirmation.ts';
import type { HoldLimits } from '#src/rules/reservations/held-before.ts';
import type { Showroom } from '#src/showroom/showroom.ts';
import type { Site } from '#src/site/site.ts';
import type { CodeLimits } from '#src/store/accounts/sign-in-codes.ts';
import type { SiteStore } from '#src/store/site-store.ts';
import type { BodyBudget } from '#src/use-cases/limits/bound-bodies.ts';
import type { AddressLimit } from '#src/use-cases/limits/limit-addresses.ts';
import type { AtOnceLimit } from '#src/use-cases/limits/limit-at-once.ts';
import type { WindowLimit } from '#src/use-cases/limits/limit-rate.ts';
import type { MarketMemory } from '#src/use-cases/market/market-memory.ts';

/** What a public page is made from. It says nothing of a visitor, since the page is cached for everybody. */
export interface PageContext {
  readonly site: Site;
  readonly showroom: Showroom;
  /** The showroom's instant, not the current time, so that a page is the same whenever it is rendered. */
  readonly now: number;
  /** Writes the signed addresses of the platform's own pictures: no others are rendered. */
  readonly images: OwnImages;
  /** The site's origin as others reach it, such as https://dealer.example. The same for every visitor, so that a cached page can contain it. */
  readonly origin: string;
  /** Whether this is a developer's machine; development pages exist only there. */
  readonly isLocal: boolean;
  /** For vehicles sold long ago, which are no longer in memory. */
  readonly store: Pick<SiteStore, 'vehicle' | 'vehicles'>;
  readonly services: Pick<Services, 'market' | 'warn'>;
}

/** What answers one visitor: a form, a booking, the API. */
export interface Context extends PageContext {
  readonly store: SiteStore;
  readonly services: Services;
  /** Who sends a form, calls the API or opens a page of their own; null when a page is rendered for everybody. */
  readonly sender: Sender | null;
}

/** What a deployment answers visitors with besides its sites. */
export interface Services {
  /** How many steps of leads are saved for one address. */
  readonly leads: AddressLimit;
  /** How often one address may send a form at all, including repeated and refused ones. */
  readonly attempts: AddressLimit;
  /** How many steps of leads are saved for one person and on one site; counted in the database, across all processes. */
  readonly leadLimits: { readonly perPerson: number; readonly perSite: number; readonly windowMs: number };
  /** How many bytes of documents are stored for one address and one site. */
  readonly uploads: AddressLimit;
  /** How much memory documents may take while they arrive. */
  readonly bodies: BodyBudget;
  readonly lookUps: AddressLimit;
  /** How many page views and revealed phone numbers are counted for one address and on one site. */
  readonly counts: AddressLimit;
  /** How many bookings may be made and moved. */
  readonly bookings: {
    readonly mostPerAddress: number;
    readonly windowHours: number;
    readonly mostMoves: number;
    /** How often one address may change bookings by their links. */
    readonly changes: AddressLimit;
  };
  /** How many emails are sent to addresses that nobody has proved to be the sender's, and how many per network address (ledger H9). */
  readonly confirmations: ConfirmationLimits & { readonly senders: AddressLimit };
  /** How often one address may hold vehicles and start payments. */
  readonly reservations: AddressLimit;
  /** How many purchases are begun from one address and on one site. */
  readonly purchases: AddressLimit;
  /** For how many pages of one address the provider of payments is asked at the same time. */
  readonly pagesAsking: AtOnceLimit;
  /** How many vehicles people who have not signed in may hold unpaid at a time. */
  readonly holdLimits: HoldLimits;
  /** How many texts with codes to sign in with are sent; counted in the database, across all processes. */
  readonly codeLimits: CodeLimits;
  /** How often one shopper may download or erase their data. */
  readonly ownData: Pick<WindowLimit, 'take' | 'waitMs'>;
  /** How many sheets are printed for one address. */
  readonly sheets: AddressLimit;
  /** Where documents that came with leads are stored; they are never served. */
  readonly uploadsDir: string;
  /** Where emails are stored on a machine that sends none; shown on a developer's machine only. */
  readonly mailboxDir: string;
  /** Prints vehicles' sheets (ledger V18). */
  readonly press: Pick<SheetPress, 'ready' | 'sheet'>;
  /** Requests finance quotes from a lender (ledger M8). */
  readonly quotes: QuoteLender;
  /** Takes payments and gives them back (ledger R4). */
  readonly payments: PaymentProvider;
  /** Where cards for these payments are entered. */
  readonly cardForm: CardForm;
  /** How many notices of payments one address may send. */
  readonly notices: AddressLimit;
  /** How many files of stock one address may send. */
  readonly stockFiles: AddressLimit;
  /** How many calls assistants may make from one address and on one site. */
  readonly agentCalls: AddressLimit;
  /** Sends text messages. */
  readonly sms: SmsSender;
  /** Signs addresses and keys that the platform must recognise later. */
  readonly signer: Signer;
  /** The current time, which pages must not depend on. */
  readonly now: () => number;
  /** An outside provider of price comparisons; without one the platform's own estimates are used (ledger M10). */
  readonly market?: Pick<MarketMemory, 'compare'>;
  /** Logs an error that the visitor does not see. */
  readonly warn: (error: unknown, what: string) => void;
}

/** What is known of the sender of a request. */
export interface Sender {
  readonly ip: string;
  /** The token in the visitor's cookie; read only when something is sent, or by an address that shows what a visitor did. */
  readonly visitor: string | null;
  /** The token in the session's cookie; read only when something is sent, or by an address that answers one visitor. */
  readonly session: string | null;
  readonly isSecure: boolean;
  readonly userAgent: string;
  /** The page of this site that the request was sent from; '' if the browser does not say. */
  readonly page: string;
}
