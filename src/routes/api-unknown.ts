import { problem } from '#src/routes/problem.ts';

/** Whatever under /api/ no route answers: said in the way programs read (ledger I4). */
export const loader = () => problem(404, 'There is nothing at this address.');
export const action = loader;
