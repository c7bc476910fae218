import { problem } from './problem.ts';

const nothingHere = () => problem(404, 'There is nothing at this address.');

/** Whatever under /api/ no route answers: said in the way programs read (ledger I4). */
export const loader = () => nothingHere();
export const action = () => nothingHere();
