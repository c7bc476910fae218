import type { RefundState } from '#src/rules/payments/payment-state.ts';
import type { ReservationMailKind } from '#src/rules/reservations/reservation-effects.ts';
import { button, emailPage, paragraph, title } from './email-parts.ts';
import { emailText } from './email-text.ts';
import type { EmailCar, EmailSite, WrittenEmail } from './lead-email.ts';

/** What an email about a reservation says. Nothing in it was typed by a visitor but the cleaned first name. */
export interface ReservationEmail {
  readonly kind: ReservationMailKind;
  readonly site: EmailSite;
  readonly dealer: { readonly name: string; readonly phone: string | null; readonly address: string };
  readonly firstName: string | null;
  readonly number: string;
  /** The vehicle's name as it was reserved. */
  readonly vehicle: string;
  /** null when it is no longer on the site. */
  readonly car: EmailCar | null;
  readonly depositCents: number;
  readonly priceCents: number;
  readonly hours: number;
  /** In the site's time zone: '3.40 pm, Tuesday 17 November'. null if it was never paid. */
  readonly paidAt: string | null;
  readonly paidUntil: string | null;
  /** 'Visa ending 4242' */
  readonly card: string | null;
  readonly refund: RefundState;
  readonly refundedAt: string | null;
  /** The shopper's own page of the reservation, with its key. */
  readonly href: string;
}

/** The email to a shopper about their reservation. */
export function reservationEmail(email: ReservationEmail): WrittenEmail {
  const line = `Reservation ${email.number}: ${email.vehicle}.`;
  return {
    subject: `${email.kind}: ${email.vehicle}`,
    html: emailPage(
      email.site,
      line,
      title(email.kind),
      paragraph(line),
      button(email.href, 'Open my reservation', email.site.colours),
    ),
    text: emailText([line, email.href]),
  };
}
