import { DataPart } from '#src/ui/accounts/data-part.tsx';
import { DetailsPart } from '#src/ui/accounts/details-part.tsx';
import { EnquiryList } from '#src/ui/accounts/enquiry-list.tsx';
import { GarageNav } from '#src/ui/accounts/garage-nav.tsx';
import { WatchedRows } from '#src/ui/accounts/watched-rows.tsx';
import { AlertsPart } from '#src/ui/alerts/alerts-part.tsx';
import type { ComponentsPage } from '#src/views/site/show-components.ts';
import { sampleGarage } from './sample-garage.ts';

/** A shopper's own page in its parts, with and without a saved vehicle, and with a detail that was refused. */
export function ShowcaseAccounts({ page }: { readonly page: ComponentsPage }) {
  const garage = sampleGarage(page.pictures[0] ?? null, page.body, page.word);
  const { watchlist } = garage;
  const errors = [{ field: 'postcode' as const, message: 'Invalid postcode. Please enter a 4-digit number.' }];
  return (
    <>
      <GarageNav page={garage} />
      {watchlist !== null && (
        <>
          <WatchedRows list={watchlist} action="#garage" level={3} />
          <WatchedRows list={{ ...watchlist, rows: [] }} action="#garage" level={3} />
        </>
      )}
      <EnquiryList rows={garage.enquiries} />
      {garage.alerts !== null && <AlertsPart part={garage.alerts} action="#garage" refused={null} />}
      <DetailsPart page={garage} errors={errors} typed={{ postcode: '45' }} />
      <DataPart page={garage} />
    </>
  );
}
