import type { LoaderFunctionArgs } from 'react-router';

/** What an answer of the interface is given: the request, its context, and what the address names, such as a vehicle's slug. */
export type ApiArgs = Pick<LoaderFunctionArgs, 'request' | 'context'> & { readonly key: string };
