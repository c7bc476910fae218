/** What a part of a car is made of, which decides how it can be damaged. */
export type ZoneKind = 'body' | 'wheel' | 'glass';

export interface DamageZone {
  readonly key: string;
  readonly name: string;
  readonly kind: ZoneKind;
}

const zone = (key: string, name: string, kind: ZoneKind = 'body'): DamageZone => ({ key, name, kind });

/** The sixteen parts of a car that a shopper can mark, from the front to the back. */
export const DAMAGE_ZONES: readonly DamageZone[] = [
  zone('front-bumper', 'Front bumper'),
  zone('bonnet', 'Bonnet'),
  zone('windscreen', 'Windscreen', 'glass'),
  zone('roof', 'Roof'),
  zone('rear-window', 'Rear window', 'glass'),
  zone('boot', 'Boot or tailgate'),
  zone('rear-bumper', 'Rear bumper'),
  zone('left-front-side', 'Left side, front'),
  zone('left-rear-side', 'Left side, rear'),
  zone('right-front-side', 'Right side, front'),
  zone('right-rear-side', 'Right side, rear'),
  zone('mirrors', 'Mirrors'),
  zone('left-front-wheel', 'Left front wheel', 'wheel'),
  zone('right-front-wheel', 'Right front wheel', 'wheel'),
  zone('left-rear-wheel', 'Left rear wheel', 'wheel'),
  zone('right-rear-wheel', 'Right rear wheel', 'wheel'),
];

/** A kind of damage, and what it takes off an offer. */
export interface Damage {
  readonly key: string;
  /** What it is, and what tells it from the next kind. */
  readonly name: string;
  readonly detail: string | null;
  readonly dollars: number;
}

/** The answers for a zone, from the least damage to the most. */
export const DAMAGES: Readonly<Record<ZoneKind, readonly Damage[]>> = {
  body: [
    { key: 'chip', name: 'Small chip or scratch', detail: 'shorter than a hand', dollars: 100 },
    { key: 'scratch', name: 'Scratch', detail: 'longer than a hand', dollars: 300 },
    { key: 'dent', name: 'Dent', detail: 'paint intact', dollars: 350 },
    { key: 'broken', name: 'Dent', detail: 'paint broken or cracked', dollars: 650 },
  ],
  wheel: [
    { key: 'kerb', name: 'Kerb marks', detail: null, dollars: 150 },
    { key: 'bent', name: 'Bent or cracked', detail: null, dollars: 450 },
  ],
  glass: [
    { key: 'glass-chip', name: 'Chip', detail: null, dollars: 100 },
    { key: 'crack', name: 'Crack', detail: null, dollars: 600 },
  ],
};

/** A kind of damage in words: 'Dent, paint intact'. */
export const damageText = ({ name, detail }: Damage): string => (detail === null ? name : `${name}, ${detail}`);
