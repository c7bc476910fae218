/** What models are sorted by in menus and lists (ledger N2). */
export const MODEL_ORDERS = ['body', 'powertrain'] as const;
export type ModelOrder = (typeof MODEL_ORDERS)[number];

/** A model as far as its place in a list goes. */
export interface Groupable {
  readonly bodies: readonly string[];
  readonly status: 'current' | 'coming_soon';
}

export interface ModelGroup<M> {
  readonly name: string;
  readonly models: readonly M[];
}

const POWERTRAINS: readonly string[] = ['Petrol & diesel', 'Electric', 'Hybrid'];
const TO_COME = 'Coming soon';
const OTHER = 'Other models';
/** The order groups stand in; a kind that is not named here stands before what is still to come (ledger N2). */
const FIRST: readonly string[] = ['Hatchback & sedan', 'SUV', 'Premium', ...POWERTRAINS];

/** What manufacturers' words for bodies and powertrains mean, in lower case. */
const MEANT: Readonly<Record<string, string>> = {
  hatch: 'Hatchback & sedan',
  hatchback: 'Hatchback & sedan',
  sedan: 'Hatchback & sedan',
  'hatchback & sedan': 'Hatchback & sedan',
  suv: 'SUV',
  '4x4': 'SUV',
  premium: 'Premium',
  prestige: 'Premium',
  petrol: 'Petrol & diesel',
  diesel: 'Petrol & diesel',
  'petrol & diesel': 'Petrol & diesel',
  electric: 'Electric',
  ev: 'Electric',
  hybrid: 'Hybrid',
  'plug-in hybrid': 'Hybrid',
  ute: 'Ute',
  'cab chassis': 'Ute',
  wagon: 'Wagon',
  'station wagon': 'Wagon',
  coupe: 'Coupe & convertible',
  convertible: 'Coupe & convertible',
  'people mover': 'People mover',
};

/** The groups a model counts among: by body or by powertrain, and by the other where its manufacturer says nothing of that. What is still to come is a group of its own. */
export function modelGroupNames({ bodies, status }: Groupable, by: ModelOrder): string[] {
  if (status === 'coming_soon') return [TO_COME];
  const names = [...new Set(bodies.map((word) => MEANT[word.toLowerCase()] ?? word))];
  const wanted = names.filter((name) => POWERTRAINS.includes(name) === (by === 'powertrain'));
  return wanted[0] !== undefined ? wanted : names[0] !== undefined ? names : [OTHER];
}

/** Models in their groups, in the order in which the groups are shown; within a group they keep theirs. */
export function groupModels<M extends Groupable>(models: readonly M[], by: ModelOrder): ModelGroup<M>[] {
  const groups = new Map<string, M[]>();
  for (const model of models)
    for (const name of modelGroupNames(model, by)) groups.set(name, [...(groups.get(name) ?? []), model]);
  return [...groups].map(([name, of]) => ({ name, models: of })).toSorted((a, b) => placeOf(a.name) - placeOf(b.name));
}

/** Groups of one place keep the order in which they came. */
function placeOf(name: string): number {
  if (name === TO_COME) return FIRST.length + 2;
  if (name === OTHER) return FIRST.length + 1;
  return FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length;
}
