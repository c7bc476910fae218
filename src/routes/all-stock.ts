import { redirect } from 'react-router';
import { ALL_STOCK } from '#src/rules/addresses/all-stock.ts';

/** /search by itself means all stock. */
export const loader = () => redirect(ALL_STOCK, 308);
