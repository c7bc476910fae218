/** What a price includes, in Google's words for Australia. */
export type PriceKind = 'drive_away_price' | 'estimated_drive_away_price' | 'excluding_government_charges_price';

/** What a price includes by the text beside it; null when the text does not say. */
export function priceKind(meaning: string): PriceKind | null {
  const words = meaning.toLowerCase().replaceAll(/[^a-z]+/g, ' ');
  if (/\bdrive ?away\b/.test(words))
    return /\b(?:estimate|estimated|est|indicative)\b/.test(words) ? 'estimated_drive_away_price' : 'drive_away_price';
  const isBare =
    /\b(?:egc|excl|excluding|excludes|before|plus)\b/.test(words) &&
    /\b(?:egc|gov|govt|government|on roads?|onroads?)\b/.test(words);
  return isBare ? 'excluding_government_charges_price' : null;
}
