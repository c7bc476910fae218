import { json, text } from './column.ts';

/** The lenders that sites may choose from. */
export const financeTables = {
  lender: {
    id: text,
    facts: json<Readonly<Record<string, unknown>>>(),
  },
};
