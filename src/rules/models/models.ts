/** What models are grouped by in menus and lists (ledger N2). */
export const MODEL_GROUPINGS = ['body', 'powertrain'] as const;
export type ModelGrouping = (typeof MODEL_GROUPINGS)[number];

/** The facts of a model that decide its groups. */
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
/** The order of groups; a kind that is not listed comes before upcoming models (ledger N2). */
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

/**
 * A model's groups: by body or by powertrain, or by the other if its manufacturer does not say. Upcoming models are a group of
 * their own.
 */
export function modelGroupNames({ bodies, status }: Groupable, by: ModelGrouping): string[] {
  if (status === 'coming_soon') return [TO_COME];
  const names = [...new Set(bodies.map((word) => MEANT[word.toLowerCase()] ?? word))];
  const wanted = names.filter((name) => POWERTRAINS.includes(name) === (by === 'powertrain'));
  return wanted[0] !== undefined ? wanted : names[0] !== undefined ? names : [OTHER];
}

/** Models in their groups, in the order of the groups; within a group the order is kept. */
export function groupModels<M extends Groupable>(models: readonly M[], by: ModelGrouping): ModelGroup<M>[] {
  const groups = new Map<string, M[]>();
  for (const model of models)
    for (const name of modelGroupNames(model, by)) groups.set(name, [...(groups.get(name) ?? []), model]);
  return [...groups].map(([name, of]) => ({ name, models: of })).toSorted((a, b) => placeOf(a.name) - placeOf(b.name));
}

/** How many models of a group stand on the page of all groups, and how many more there must be for the rest to be left to the group's own. */
const MOST_BESIDE_OTHERS = 12;
const WORTH_A_PAGE = 4;

/** The models of a group that stand beside other groups: its first, unless it is hardly longer than that. */
export const besideOtherGroups = <M>(models: readonly M[]): readonly M[] =>
  models.length < MOST_BESIDE_OTHERS + WORTH_A_PAGE ? models : models.slice(0, MOST_BESIDE_OTHERS);

/** Groups of equal rank keep the order in which they came. */
function placeOf(name: string): number {
  if (name === TO_COME) return FIRST.length + 2;
  if (name === OTHER) return FIRST.length + 1;
  return FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length;
}

/** A model with its make; a name that begins with its make, such as Mazda3, does not repeat it. */
export function modelName({ make, name }: { readonly make: string; readonly name: string }): string {
  return name.toLowerCase().startsWith(make.toLowerCase()) ? name : `${make} ${name}`;
}

/** Shown for a model that cannot be bought yet (ledger N2). */
export const COMING_SOON = 'Coming Soon';
