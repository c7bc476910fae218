import type { LoaderFunctionArgs } from 'react-router';

/** `key` is the variable part of the address, such as a vehicle's slug. */
export type ApiArgs = Pick<LoaderFunctionArgs, 'request' | 'context'> & { readonly key: string };
