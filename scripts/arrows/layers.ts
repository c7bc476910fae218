/** A part of src and what it may import. The rules of `npm run arrows` and the table in CONTRIBUTING.md are both made from these. */
export interface Layer {
  /** Its folder in src. Several layers may share one, told apart by `files`. */
  readonly folder: string;
  /** A pattern of its files; all files of the folder unless it says otherwise. */
  readonly files?: string;
  /** What the table calls it; the folder's name unless it says otherwise. */
  readonly title?: string;
  readonly holds: string;
  /** The folders whose code it may import, besides its own files. */
  readonly imports: readonly string[];
  /** The folders it may import types from; `all` for every folder. */
  readonly types?: readonly string[] | 'all';
  /** Single files of other folders that it may import. */
  readonly also?: readonly { readonly files: string; readonly name: string }[];
  /** Whether it imports neither packages nor Node. */
  readonly isPure?: boolean;
  /** What the person who breaks the rule reads. */
  readonly why: string;
}

const BELOW_USE_CASES = ['rules', 'site', 'store', 'showroom', 'adapters'];

export const LAYERS: readonly Layer[] = [
  {
    folder: 'rules',
    holds: 'pure decisions: which price shows, which tag wins',
    imports: [],
    isPure: true,
    why: 'A rule imports only rules: no package, no Node, no other folder. Pass what it needs as an argument.',
  },
  {
    folder: 'site',
    holds: 'switches, layers, the schemas of site files, theme',
    imports: ['rules'],
    why: 'src/site describes a site: it must not know where sites are stored or shown.',
  },
  {
    folder: 'store',
    holds: 'PostgreSQL: migrations, fenced queries, the embedded server',
    imports: ['rules', 'site'],
    why: 'src/store holds facts and knows nothing about the code that reads them.',
  },
  {
    folder: 'showroom',
    holds: 'a site in memory: snapshot, index, refresh',
    imports: ['rules', 'site', 'store'],
    why: 'src/showroom is a site in memory, not a page.',
  },
  {
    folder: 'adapters',
    holds: 'the outside world: mail, CRMs, lenders, pictures',
    imports: ['rules', 'site'],
    why: 'An adapter talks to the outside world: the use-case connects it to the store.',
  },
  {
    folder: 'use-cases',
    holds: 'one verb per file',
    imports: BELOW_USE_CASES,
    why: 'A use-case must not know who calls it or how its answer is shown. Read the request in src/http and pass on what it says.',
  },
  {
    folder: 'views',
    holds: 'what a page or an API answer shows, with its type',
    imports: [...BELOW_USE_CASES, 'use-cases'],
    why: 'A view is what a page or an API answer shows: it knows nothing of HTTP, routes or components.',
  },
  {
    folder: 'http',
    holds: 'reads requests and writes answers around a use-case or a view',
    imports: ['rules', 'site', 'adapters', 'use-cases', 'views'],
    why: 'src/http reads requests and writes answers: the store and the showroom belong to the use-case or the view it calls.',
  },
  {
    folder: 'blocks',
    title: 'declarations',
    files: '^src/blocks/(?!components\\.generated)(?!.+\\.element).+\\.ts$',
    holds: 'what pages are made of: `block.ts`',
    imports: ['rules', 'site', 'showroom', 'use-cases', 'views'],
    why: "A block's declaration never imports the store, ui or a component: pages read from memory.",
  },
  {
    folder: 'blocks',
    title: 'components',
    files: '^src/blocks/(.+\\.tsx|.+\\.element\\.ts|components\\.generated\\.ts)$',
    holds: 'how a block looks: `view.tsx`',
    imports: ['rules', 'ui', 'islands'],
    types: 'all',
    also: [{ files: '^src/blocks/page-blocks\\.ts$', name: '`page-blocks.ts`' }],
    why: "A block's component gets its data as props: of everything but ui and rules it may import types only (`import type`).",
  },
  {
    folder: 'islands',
    holds: 'how a part of a page becomes interactive in the browser',
    imports: [],
    why: 'src/islands knows no component: it hydrates whatever a file `*.island.tsx` declares.',
  },
  {
    folder: 'ui',
    holds: 'components, which get their data as props',
    imports: ['rules', 'islands'],
    types: ['site', 'use-cases', 'views'],
    why: 'A component gets its data as props: write `import type`, or take the value as a prop.',
  },
  {
    folder: 'showcase',
    holds: 'the page of all components',
    imports: ['rules', 'ui'],
    types: 'all',
    also: [{ files: '^src/blocks/.+/view\\.tsx$', name: "blocks' components" }],
    why: 'The page of components shows ui and the components of blocks: of everything else it may import types only.',
  },
  {
    folder: 'routes',
    holds: "the pages' loaders and components; helpers beside them",
    imports: ['rules', 'use-cases', 'views', 'http', 'blocks', 'ui', 'showcase'],
    types: ['site'],
    also: [{ files: '^src/[^/]+\\.css$', name: 'the style sheet' }],
    why: 'A route reads the address, calls a use-case or a view and shows the answer. The resolved site is in the request context.',
  },
  {
    folder: '.',
    title: '`src/*.tsx`, `src/routes.ts`',
    files: '^src/[^/]+$',
    holds: 'where the pages begin: the document, the entries, the routes',
    imports: ['rules', 'adapters', 'views', 'http', 'blocks', 'islands', 'ui', 'routes'],
    why: 'The entries join the pages together. They meet the server in src/http/pages-seam.ts and nowhere else.',
  },
  {
    folder: 'jobs',
    holds: 'what runs later',
    imports: ['rules', 'store', 'adapters', 'use-cases'],
    why: 'A job does later what a use-case describes.',
  },
  {
    folder: 'cli',
    holds: 'the command line',
    imports: [...BELOW_USE_CASES, 'use-cases'],
    also: [
      { files: '^src/blocks/(check-block|json-schemas)\\.ts$', name: "blocks' check and schemas" },
      { files: '^src/server/(settings/|hide-secrets\\.ts$)', name: 'the settings' },
    ],
    why: 'What the command line does must be possible without a terminal: put it in a use-case.',
  },
  {
    folder: 'server',
    holds: 'the HTTP edge and the processes',
    imports: [...BELOW_USE_CASES, 'use-cases', 'views', 'http', 'blocks', 'jobs'],
    why: 'The server and the pages each hold a copy of every module: they meet in src/http/pages-seam.ts and nowhere else.',
  },
];
