import { data } from 'react-router';

/** What a loader throws where there is nothing: another site's page and one that never was look alike (ledger P6, I4). */
export const notFound = () => data(null, { status: 404 });
