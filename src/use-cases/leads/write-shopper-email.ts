import type { ShopperEmail } from '#src/adapters/mail/emails/lead-email.ts';
import { greetingName } from '#src/rules/leads/greeting-name.ts';
import { emailBooking } from './email-booking.ts';
import { emailSetting } from './email-setting.ts';
import { fieldOf, type LeadFacts } from './lead-facts.ts';

/**
 * Everything the shopper's letter says. Nobody has proved that the address is the sender's, so of what was typed only a cleaned first name
 * is in it: the rest is the platform's own record of what the lead is about (ledger H9).
 */
export function writeShopperEmail(facts: LeadFacts, bookingHref: string): ShopperEmail {
  const { lead, offers } = facts;
  const offerId = fieldOf(lead, 'offer_id');
  return {
    ...emailSetting(facts),
    firstName: greetingName(fieldOf(lead, 'name')),
    booking: emailBooking(lead.booking, bookingHref),
    offer: offers.find(({ id }) => String(id) === offerId)?.name ?? null,
  };
}
