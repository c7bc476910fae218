import { button, carPanel, emailPage, paragraph, quiet, title } from './email-parts.ts';
import { emailText } from './email-text.ts';
import type { EmailCar, EmailSite, WrittenEmail } from './lead-email.ts';

/** What the email with the link to a purchase says. Nobody has proved that the address is the shopper's, so nothing in it was typed by anyone. */
export interface PurchaseEmail {
  readonly site: EmailSite;
  readonly vehicle: string;
  /** null when it is no longer on the site. */
  readonly car: EmailCar | null;
  readonly href: string;
  /** For how many days the link is good. */
  readonly days: number;
}

/** The email that opens a purchase on another device. */
export function purchaseEmail({ site, vehicle, car, href, days }: PurchaseEmail): WrittenEmail {
  const lines = [
    'Here’s the link that opens it where you left off.',
    `It’s good for ${days} days. The price and the ${vehicle} itself aren’t held until you pay the deposit.`,
  ];
  const privacy =
    'Anyone with the link can see what you entered, so keep this email to yourself. Didn’t ask for it? You can ignore it.';
  return {
    subject: `Continue buying your ${vehicle} (${site.name})`,
    html: emailPage(
      site,
      lines[0] ?? '',
      title('Pick up where you left off'),
      ...lines.map((line) => paragraph(line, { margin: '0 0 12px' })),
      car === null ? null : carPanel(car, site.colours),
      button(href, 'Continue', site.colours),
      quiet(privacy, site.colours),
    ),
    text: emailText(['Hello', ...lines, `Continue: ${href}`, privacy]),
  };
}
