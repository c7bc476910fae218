import type { HoursLine } from '#src/rules/hours/hours-lines.ts';

/** What every email about a lead says in the platform's and the dealer's own words. */
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

/** What the dealership's email says: the above, and everything that the visitor typed. */
export interface LeadEmail extends EmailSetting {
  readonly isFinished: boolean;
  readonly person: { readonly name: string; readonly email: string | null; readonly phone: string | null };
  readonly prefers: string | null;
  readonly wantedTime: string | null;
  readonly booking: EmailBooking | null;
  /** The state of the reservation or the payment that it is, if it is one and no longer the news that it was paid. */
  readonly reservation: string | null;
  readonly message: string | null;
  /** The name of the offer it is about. */
  readonly offer: string | null;
  /** The form's other fields. */
  readonly details: readonly { readonly label: string; readonly value: string }[];
  /** What is attached, and what could not be; null when nothing came with it. */
  readonly attached: string | null;
  /** Which link the person followed, and what they looked at before. */
  readonly origin: readonly { readonly label: string; readonly value: string }[];
  /** What the person agreed to, or that they did not. */
  readonly consent: string;
  readonly page: string | null;
}

/** What the shopper's email says. It has no field for anything else that a visitor typed (ledger H9). */
export interface ShopperEmail extends EmailSetting {
  /** A cleaned first name to greet by. */
  readonly firstName: string | null;
  readonly booking: EmailBooking | null;
  /** The site's own name for the offer it is about. */
  readonly offer: string | null;
  /** The range of a trade-in offer that was accepted. */
  readonly tradeIn: string | null;
}

export interface EmailSite {
  /** The whole address of the dealer's mark as a square picture; null if it cannot be drawn. */
  readonly mark: string | null;
  readonly name: string;
  readonly href: string;
  readonly colours: EmailColours;
}

export interface EmailBooking {
  /** Its time, in the location's zone. */
  readonly when: string;
  /** What was last done with it, for the dealer's subject line. */
  readonly change: 'Confirmed' | 'Moved' | 'Cancelled' | null;
  /** Its state, for the dealer. */
  readonly state: string;
  /** What the shopper's email says about it. */
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

export interface EmailColours {
  readonly primary: string;
  readonly onPrimary: string;
  readonly ink: string;
  readonly quiet: string;
  readonly line: string;
  readonly sunk: string;
  readonly link: string;
}

export interface WrittenEmail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}
