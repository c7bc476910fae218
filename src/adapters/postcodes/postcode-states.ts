import { readSuburbs } from './read-suburbs.ts';

/** The states that a postcode has suburbs in, two for a few on a border; none where there is no such postcode. */
export async function postcodeStates(postcode: string): Promise<string[]> {
  const suburbs = (await readSuburbs()).filter((suburb) => suburb.postcode === postcode);
  return [...new Set(suburbs.map(({ state }) => state))].toSorted();
}
