import { DAMAGE_ZONES, DAMAGES, type Damage, type DamageZone, damageText } from './damage-zones.ts';

/** A zone that a shopper marked, and how it is damaged. */
export interface DamageMark {
  readonly zone: DamageZone;
  readonly damage: Damage;
}

/** The prefix of the fields that a page's form has for zones: mark.roof. */
export const MARK_PREFIX = 'mark.';

/**
 * Reads marks as a lead stores them, 'roof:dent, bonnet:chip'; null when one is not on the list or a zone is named twice. They come back in the
 * order of the zones.
 */
export function readMarks(text: string): readonly DamageMark[] | null {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  const byZone = new Map<string, string>();
  for (const word of words) {
    const [zone = '', damage = ''] = word.split(':');
    byZone.set(zone, damage);
  }
  const marks = DAMAGE_ZONES.flatMap((zone) => {
    const damage = DAMAGES[zone.kind].find(({ key }) => key === byZone.get(zone.key));
    return damage === undefined ? [] : [{ zone, damage }];
  });
  return marks.length === words.length ? marks : null;
}

/** Marks as a lead stores them, from the fields of a page's form; what is wrong in them is found when they are read. */
export const marksOfForm = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .flatMap(([name, value]) =>
      name.startsWith(MARK_PREFIX) && value.trim() !== '' ? [`${name.slice(MARK_PREFIX.length)}:${value.trim()}`] : [],
    )
    .join(', ');

/** Marks for people: 'Rear bumper: Scratch, longer than a hand; Roof: …'. */
export const marksText = (marks: readonly DamageMark[]): string =>
  marks.map(({ zone, damage }) => `${zone.name}: ${damageText(damage)}`).join('; ');

export const marksDollars = (marks: readonly DamageMark[]): number => marks.reduce((sum, { damage }) => sum + damage.dollars, 0);
