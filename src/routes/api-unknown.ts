import { problemAnswer } from '#src/use-cases/problem-answer.ts';

const nothingHere = () => problemAnswer(404, 'There is nothing at this address.');

/** Whatever under /api/ no route answers: said in the way programs read (ledger I4). */
export const loader = () => nothingHere();
export const action = () => nothingHere();
