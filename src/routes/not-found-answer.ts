import { data } from 'react-router';

/** Thrown by loaders. A page of another site and one that never existed get the same answer (ledger P6, I4). */
export const notFound = () => data(null, { status: 404 });
