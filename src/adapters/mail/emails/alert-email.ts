import { telHref } from '#src/rules/text/tel-href.ts';
import { type AlertDealer, alertFoot, footText } from './alert-foot.ts';
import { button, carPanel, emailPage, heading, paragraph, quiet, secondButton, textLink, title } from './email-parts.ts';
import { emailText } from './email-text.ts';
import type { EmailCar, EmailSite, WrittenEmail } from './lead-email.ts';

/** A vehicle that there is news about: 'New', '$1,500 less'. */
export interface AlertCar {
  readonly news: string;
  readonly car: EmailCar;
}

/** What the email with a day's news says. */
export interface AlertEmail {
  readonly site: EmailSite;
  readonly dealer: AlertDealer;
  readonly subject: string;
  readonly cars: readonly AlertCar[];
  /** Where those are that the email has no room for; null when it shows all. */
  readonly more: { readonly label: string; readonly href: string } | null;
  /** The question whether the person still looks, with its link; null while they do. */
  readonly stillLooking: { readonly text: string; readonly href: string } | null;
  /** One for each alert that found something. */
  readonly stops: readonly { readonly label: string; readonly href: string }[];
}

/** The email about what is new for somebody's alerts (ledger A11). */
export const alertEmail = (email: AlertEmail): WrittenEmail => ({
  subject: email.subject,
  html: html(email),
  text: text(email),
});

function html(email: AlertEmail): string {
  const { site, dealer, subject, cars, more, stillLooking, stops } = email;
  const { colours } = site;
  return emailPage(
    site,
    cars.map(({ news, car }) => `${news}: ${car.name}`).join(' · '),
    title(subject),
    ...cars.flatMap(({ news, car }) => [heading(news), carPanel(car, colours)]),
    more === null ? null : button(more.href, more.label, colours),
    stillLooking === null ? null : heading('Still looking?'),
    stillLooking === null ? null : paragraph(stillLooking.text),
    stillLooking === null ? null : (more === null ? button : secondButton)(stillLooking.href, 'Yes, keep them coming', colours),
    ...alertFoot(dealer),
    dealer.phone === null ? null : secondButton(telHref(dealer.phone), `Call ${dealer.phone}`, colours),
    quiet('You asked for these alerts. One tap stops them:', colours),
    ...stops.map(({ label, href }) => textLink(href, `${label}\u00a0\u00a0`, colours)),
  );
}

const text = ({ dealer, subject, cars, more, stillLooking, stops }: AlertEmail): string =>
  emailText([
    subject,
    ...cars.map(({ news, car }) => [`${news}: ${car.name}`, car.price, car.href].filter((line) => line !== null).join('\n')),
    more === null ? null : `${more.label}: ${more.href}`,
    stillLooking === null ? null : `Still looking?\n${stillLooking.text}\n${stillLooking.href}`,
    footText(dealer),
    stops.map(({ label, href }) => `${label}: ${href}`).join('\n'),
  ]);
