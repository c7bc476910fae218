import { confirmSubject } from '#src/rules/alerts/alert-texts.ts';
import { type AlertDealer, alertFoot, footText } from './alert-foot.ts';
import { button, emailPage, paragraph, quiet, title } from './email-parts.ts';
import { emailText } from './email-text.ts';
import type { EmailSite, WrittenEmail } from './lead-email.ts';

/** What the email that asks to confirm an alert says. It has no field for anything that a visitor typed (ledger H9.6). */
export interface ConfirmAlertEmail {
  readonly site: EmailSite;
  readonly dealer: AlertDealer;
  /** What the alert watches: 'Electric · SUV · under $40,000'. */
  readonly words: string;
  /** The same as the end of a sentence: 'electric SUVs under $40,000'. */
  readonly noun: string;
  /** Whether it is on already, so that nothing is to be confirmed. */
  readonly isStarted: boolean;
  /** The masked phone number of the shopper who asked for it, whose the address becomes if they press the button signed in. */
  readonly askedBy: string | null;
  /** Where it is confirmed, or stopped if it is on. */
  readonly href: string;
}

const IGNORE = 'Didn’t ask for this? Ignore it and nothing happens.';

/** The email that asks somebody to confirm an alert, or tells them that they have it already (ledger A11). */
export function confirmAlertEmail(email: ConfirmAlertEmail): WrittenEmail {
  const { site, dealer, words, noun, isStarted, askedBy, href } = email;
  const { colours } = site;
  const label = isStarted ? 'Stop this alert' : 'Start the alert';
  const heading = isStarted ? 'You already have this alert.' : 'One more tap';
  const opening = isStarted
    ? `We’ll email you as soon as there’s something new: ${words}.`
    : `Press the button and we’ll email you when there’s something new: ${words}. The button works for 48 hours.`;
  const account =
    askedBy === null || isStarted
      ? null
      : `Someone who signed in with ${askedBy} asked for this alert. If that was you, sign in before you press the button, and all your alerts will come to this address.`;
  const last = isStarted ? null : IGNORE;
  return {
    subject: isStarted ? `You already have this alert: ${noun}` : confirmSubject(noun),
    html: emailPage(
      site,
      opening,
      title(heading),
      paragraph(opening),
      account === null ? null : paragraph(account),
      button(href, label, colours),
      last === null ? null : quiet(last, colours),
      ...alertFoot(dealer),
    ),
    text: emailText([heading, opening, account, `${label}: ${href}`, last, footText(dealer)]),
  };
}
