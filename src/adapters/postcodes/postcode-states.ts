import { readSuburbs } from './read-suburbs.ts';

/** The states in which a postcode has suburbs: two for a few on a border, none if the postcode does not exist. */
export async function postcodeStates(postcode: string): Promise<string[]> {
  const suburbs = (await readSuburbs()).filter((suburb) => suburb.postcode === postcode);
  return [...new Set(suburbs.map(({ state }) => state))].toSorted();
}
