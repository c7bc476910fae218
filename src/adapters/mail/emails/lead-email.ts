import type { HoursLine } from '#src/rules/hours/hours-lines.ts';

/** What every letter about a lead says in the platform's and the dealer's own words. */
export interface EmailSetting {
  readonly site: EmailSite;
  /** Whom the lead is for, and where they are. */
  readonly dealer: {
    readonly name: string;
    readonly email: string | null;
    readonly phone: string | null;
    readonly address: string;
    readonly hours: readonly HoursLine[];
  };
  /** What it is, as a title: Enquiry, Test drive. */
  readonly kind: string;
  readonly car: EmailCar | null;
  readonly receivedAt: string;
  readonly reference: string;
}

/** What the dealership's letter says: the setting, and everything that the visitor typed. */
export interface LeadEmail extends EmailSetting {
  readonly isFinished: boolean;
  readonly person: { readonly name: string; readonly email: string | null; readonly phone: string | null };
  readonly prefers: string | null;
  readonly wantedTime: string | null;
  readonly booking: EmailBooking | null;
  readonly message: string | null;
  /** The name of the offer it is about. */
  readonly offer: string | null;
  /** Whatever else was asked for. */
  readonly details: readonly { readonly label: string; readonly value: string }[];
  /** By which link the person came, and what they looked at before. */
  readonly origin: readonly { readonly label: string; readonly value: string }[];
  /** What the person agreed to, or that they did not. */
  readonly consent: string;
  readonly page: string | null;
}

/** What the shopper's letter says. It has no place for anything else that a visitor typed (ledger H9). */
export interface ShopperEmail extends EmailSetting {
  /** A cleaned first name to greet by. */
  readonly firstName: string | null;
  readonly booking: EmailBooking | null;
  /** The site's own name for the offer it is about. */
  readonly offer: string | null;
}

/** The site that a letter comes from. */
export interface EmailSite {
  readonly name: string;
  readonly href: string;
  readonly colours: EmailColours;
}

/** The booking that a lead has. */
export interface EmailBooking {
  /** Its time, in the location's zone. */
  readonly when: string;
  /** What was done with it since it was made, as the dealer's subject says it. */
  readonly change: 'Confirmed' | 'Moved' | 'Cancelled' | null;
  /** How it stands, for the dealer. */
  readonly state: string;
  /** What the shopper is told of it. */
  readonly news: string;
  /** The shopper's own link to it. */
  readonly href: string;
  readonly linkLabel: string;
}

export interface EmailCar {
  readonly name: string;
  readonly price: string | null;
  readonly stocknum: string;
  readonly href: string;
  /** In a format that mail programs show, with its whole address. */
  readonly picture: string | null;
}

/** A site's colours as letters use them; none of them can be read on the wrong ground. */
export interface EmailColours {
  readonly primary: string;
  readonly onPrimary: string;
  readonly ink: string;
  readonly quiet: string;
  readonly line: string;
  readonly sunk: string;
  readonly link: string;
}

/** A letter's three parts. */
export interface WrittenEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
