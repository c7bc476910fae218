import type { ShopperLetter } from '#src/adapters/mail/letters/lead-letter.ts';
import { greetingName } from '#src/rules/leads/greeting-name.ts';
import { fieldOf, type LeadFacts } from './lead-facts.ts';
import { letterBooking } from './letter-booking.ts';
import { letterSetting } from './letter-setting.ts';

/**
 * Everything the shopper's letter says. Nobody has proved that the address is the sender's, so of what was typed only a cleaned first name
 * is in it: the rest is the platform's own record of what the lead is about (ledger H9).
 */
export function writeShopperLetter(facts: LeadFacts, bookingHref: string): ShopperLetter {
  const { lead, offers } = facts;
  const offerId = fieldOf(lead, 'offer_id');
  return {
    ...letterSetting(facts),
    firstName: greetingName(fieldOf(lead, 'name')),
    booking: letterBooking(lead.booking, bookingHref),
    offer: offers.find(({ id }) => String(id) === offerId)?.name ?? null,
  };
}
