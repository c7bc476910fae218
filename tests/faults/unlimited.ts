/** Settings under which one machine may send as much as it likes. */
export const UNLIMITED: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'LEADS_PER_ADDRESS',
    'LEAD_ATTEMPTS_PER_ADDRESS',
    'LEADS_PER_PERSON',
    'LEADS_PER_SITE',
    'CONNECTIONS_PER_ADDRESS',
    'CONFIRMATIONS_PER_RECIPIENT_HOUR',
    'CONFIRMATIONS_PER_RECIPIENT_DAY',
    'CONFIRMATIONS_PER_SITE_HOUR',
    'CONFIRMATIONS_PER_ADDRESS_HOUR',
  ].map((name) => [name, '1000000']),
);
