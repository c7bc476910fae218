import { sql } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import type { Database } from '#src/store/connect.ts';
import { sites } from '#src/store/migrations/0001-sites.ts';
import { stock } from '#src/store/migrations/0002-stock.ts';
import { content } from '#src/store/migrations/0003-content.ts';
import { fences } from '#src/store/migrations/0004-fences.ts';
import { leads } from '#src/store/migrations/0005-leads.ts';
import { deliveries } from '#src/store/migrations/0007-deliveries.ts';
import { flaws } from '#src/store/migrations/0008-flaws.ts';
import { views } from '#src/store/migrations/0009-views.ts';
import { lenders } from '#src/store/migrations/0010-lenders.ts';
import { market } from '#src/store/migrations/0011-market.ts';
import { places } from '#src/store/migrations/0012-places.ts';
import { offers } from '#src/store/migrations/0013-offers.ts';
import { models } from '#src/store/migrations/0014-models.ts';
import { leadLimits } from '#src/store/migrations/0015-lead-limits.ts';
import { bookings } from '#src/store/migrations/0016-bookings.ts';
import { mailAndRetention } from '#src/store/migrations/0017-mail-and-retention.ts';
import { leastPrivilege } from '#src/store/migrations/0018-least-privilege.ts';
import { energyUse } from '#src/store/migrations/0019-energy-use.ts';
import { removedSites } from '#src/store/migrations/0020-removed-sites.ts';
import { deliveryLeases } from '#src/store/migrations/0021-delivery-leases.ts';
import { sqlFunctions } from '#src/store/migrations/0022-sql-functions.ts';
import { accounts } from '#src/store/migrations/0023-accounts.ts';
import { leadPhones } from '#src/store/migrations/0024-lead-phones.ts';
import { alerts } from '#src/store/migrations/0025-alerts.ts';
import { leadShoppers } from '#src/store/migrations/0026-lead-shoppers.ts';
import { alertsBackOnSale } from '#src/store/migrations/0027-alerts-back-on-sale.ts';
import { prizeDraws } from '#src/store/migrations/0028-prize-draws.ts';
import { reservations } from '#src/store/migrations/0029-reservations.ts';
import { testPayments } from '#src/store/migrations/0030-test-payments.ts';
import { tradeIn } from '#src/store/migrations/0031-trade-in.ts';
import { purchases } from '#src/store/migrations/0032-purchases.ts';
import { invoices } from '#src/store/migrations/0033-invoices.ts';
import { confirmationContacts } from '#src/store/migrations/0034-confirmation-contacts.ts';
import { weeklyPriceDrops } from '#src/store/migrations/0035-weekly-price-drops.ts';
import { withdrawnMails } from '#src/store/migrations/0036-withdrawn-mails.ts';
import { holdSenders } from '#src/store/migrations/0037-hold-senders.ts';
import { shopperContacts } from '#src/store/migrations/0038-shopper-contacts.ts';
import { modelDetails } from '#src/store/migrations/0039-model-details.ts';
import { feeds } from '#src/store/migrations/0040-feeds.ts';
import { photos } from '#src/store/migrations/0041-photos.ts';
import { purchasePhones } from '#src/store/migrations/0042-purchase-phones.ts';
import { feedWays } from '#src/store/migrations/0043-feed-ways.ts';
import { vehicleFeeds } from '#src/store/migrations/0044-vehicle-feeds.ts';
import { reservationLeads } from '#src/store/migrations/0045-reservation-leads.ts';
import { feedLeaseHolders } from '#src/store/migrations/0047-feed-lease-holders.ts';
import { indexedEvents } from '#src/store/migrations/0048-indexed-events.ts';
import { findingsOfSeveralAlerts } from '#src/store/migrations/0049-findings-of-several-alerts.ts';
import { savedWeeklyPrices } from '#src/store/migrations/0050-saved-weekly-prices.ts';
import { hostedPayments } from '#src/store/migrations/0051-hosted-payments.ts';
import { siteNotes } from '#src/store/migrations/0052-site-notes.ts';
import { uncheckedEvents } from '#src/store/migrations/0053-unchecked-events.ts';
import { tradedNames } from '#src/store/migrations/0054-traded-names.ts';
import { applyFunctions } from './apply-functions.ts';
import { readFunctionFiles } from './function-files.ts';

export const migrationNames = async (): Promise<string[]> => Object.keys(await provider.getMigrations());

/** In order; a migration that has landed is never edited, only followed. */
const provider: MigrationProvider = {
  getMigrations: () =>
    Promise.resolve({
      '0001-sites': sites,
      '0002-stock': stock,
      '0003-content': content,
      '0004-fences': fences,
      '0005-leads': leads,
      '0007-deliveries': deliveries,
      '0008-flaws': flaws,
      '0009-views': views,
      '0010-lenders': lenders,
      '0011-market': market,
      '0012-places': places,
      '0013-offers': offers,
      '0014-models': models,
      '0015-lead-limits': leadLimits,
      '0016-bookings': bookings,
      '0017-mail-and-retention': mailAndRetention,
      '0018-least-privilege': leastPrivilege,
      '0019-energy-use': energyUse,
      '0020-removed-sites': removedSites,
      '0021-delivery-leases': deliveryLeases,
      '0022-sql-functions': sqlFunctions,
      '0023-accounts': accounts,
      '0024-lead-phones': leadPhones,
      '0025-alerts': alerts,
      '0026-lead-shoppers': leadShoppers,
      '0027-alerts-back-on-sale': alertsBackOnSale,
      '0028-prize-draws': prizeDraws,
      '0029-reservations': reservations,
      '0030-test-payments': testPayments,
      '0031-trade-in': tradeIn,
      '0032-purchases': purchases,
      '0033-invoices': invoices,
      '0034-confirmation-contacts': confirmationContacts,
      '0035-weekly-price-drops': weeklyPriceDrops,
      '0036-withdrawn-mails': withdrawnMails,
      '0037-hold-senders': holdSenders,
      '0038-shopper-contacts': shopperContacts,
      '0039-model-details': modelDetails,
      '0040-feeds': feeds,
      '0041-photos': photos,
      '0042-purchase-phones': purchasePhones,
      '0043-feed-ways': feedWays,
      '0044-vehicle-feeds': vehicleFeeds,
      '0045-reservation-leads': reservationLeads,
      '0047-feed-lease-holders': feedLeaseHolders,
      '0048-indexed-events': indexedEvents,
      '0049-findings-of-several-alerts': findingsOfSeveralAlerts,
      '0050-saved-weekly-prices': savedWeeklyPrices,
      '0051-hosted-payments': hostedPayments,
      '0052-site-notes': siteNotes,
      '0053-unchecked-events': uncheckedEvents,
      '0054-traded-names': tradedNames,
    }),
};

/**
 * Brings a database up to date as its owner, or throws: migrations first, then functions. Two starts at once take turns: both lock. A
 * database that a newer release has brought up to date is left as it is: a machine of this one may be restarted during an upgrade.
 */
export async function migrate(db: Database): Promise<void> {
  if (await isOfNewerRelease(db)) return;
  const { error } = await new Migrator({ db: db.withoutPlugins(), provider }).migrateToLatest();
  if (error !== undefined) throw error instanceof Error ? error : new Error('The migration failed.', { cause: error });
  await applyFunctions(db, readFunctionFiles());
}

/** Whether a database has all migrations of this release and others besides. */
async function isOfNewerRelease(db: Database): Promise<boolean> {
  const { rows: tables } = await sql<{
    isThere: boolean;
  }>`select to_regclass('kysely_migration') is not null as is_there`.execute(db);
  if (tables[0]?.isThere !== true) return false;
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const applied = new Set(rows.map(({ name }) => name));
  const own = await migrationNames();
  return applied.size > own.length && own.every((name) => applied.has(name));
}
