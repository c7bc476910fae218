import type { Layer } from './layers.ts';

/** Tests beside the code may import what they need. */
export const TEST = '\\.test\\.tsx?$';

const folders = (names: readonly string[]) => (names.length === 0 ? [] : [`^src/(${names.join('|')})/`]);

/** A layer's rules for dependency-cruiser: it imports what it lists and nothing else of src. */
export function layerRules(layer: Layer) {
  const { folder, title, imports, types = [], also = [], isPure = false } = layer;
  const own = layer.files ?? `^src/${folder}/`;
  const allowed = [own, ...folders(imports), ...also.map(({ files }) => files)];
  const name = folder === '.' ? 'entries' : title === undefined ? folder : `${folder}-${title}`;
  const rule = { severity: 'error', comment: sentence(layer), from: { path: own, pathNot: TEST } } as const;
  const scope = isPure ? {} : { path: '^src/' };
  if (types === 'all') {
    const to = { ...scope, pathNot: allowed, dependencyTypesNot: ['type-only'] };
    return [{ ...rule, name: `${name}-arrow`, to }];
  }
  return [
    { ...rule, name: `${name}-arrow`, to: { ...scope, pathNot: [...allowed, ...folders(types)] } },
    ...folders(types).map((path) => ({ ...rule, name: `${name}-types`, to: { path, dependencyTypesNot: ['type-only'] } })),
  ];
}

/** What the person who breaks the rule reads: what is allowed, and why no more. */
const sentence = (layer: Layer): string => `${layer.why} It may import: ${mayImport(layer)}.`;

/** What a layer may import, in words. */
export function mayImport({ folder, imports, types = [], also = [], isPure = false }: Layer): string {
  if (isPure) return `${folder}, and nothing else at all`;
  const code = [...imports, ...also.map(({ name }) => name)].join(', ');
  if (types === 'all') return `${code}; _types_ of everything`;
  return types.length === 0 ? code : `${code}; _types_ of ${types.join(', ')}`;
}

/** The table of layers, laid out as Biome formats it. */
export function layerTable(layers: readonly Layer[]): string {
  const rows = [['folder', 'holds', 'may import'], ...layers.map((layer) => [titleOf(layer), layer.holds, mayImport(layer)])];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0, fill)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return [line(head), line(['', '', ''], '-'), ...body.map((row) => line(row))].join('\n');
}

function titleOf({ folder, title }: Layer): string {
  if (folder === '.') return title ?? '';
  return title === undefined ? `\`src/${folder}\`` : `\`src/${folder}\`, ${title}`;
}
