import { letters } from './read-words.ts';

export interface NamedLocation {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly city: string;
}

const key = (text: string): string => letters(text).replaceAll(/[^a-z0-9]/g, '');

/** The location that a feed's word means: by its slug, its name or its city, also in 'Milton, QLD'; null when it is none of them. */
export function findLocation(text: string, locations: readonly NamedLocation[]): number | null {
  const words = [key(text), key(text.split(',')[0] ?? '')].filter((word) => word !== '');
  for (const by of ['slug', 'name', 'city'] as const) {
    const found = locations.find((location) => words.includes(key(location[by])));
    if (found !== undefined) return found.id;
  }
  return null;
}
