import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SECURITY_EVENTS } from '#src/rules/operations/security-event.ts';
import { settingsSchema } from '#src/server/settings/settings.ts';
import { switchSchema } from '#src/site/switches/switches.ts';
import manifest from '../package.json' with { type: 'json' };

const PAGE = readFileSync('docs/security.md', 'utf8');
const part = (title: string): string => PAGE.split(`\n## ${title}\n`)[1]?.split('\n## ')[0] ?? '';
const codes = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
const SOURCES = globSync('src/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file));
/** What runs in browsers calls its own site only: the pages' security policy sees to that. */
const ON_SERVER = SOURCES.filter((file) => !/^src\/(?:ui|islands|blocks|showcase)\//.test(file));
const having = (files: readonly string[], pattern: RegExp) => files.filter((file) => pattern.test(readFileSync(file, 'utf8')));

/** Everything by which a program reaches another machine. */
const CALLS =
  /(?:https?|https : http\))\.(?:request|get)\(|(?:^|[^.\w'’])fetch\(|createTransport\((?!\{ streamTransport)|new pg\.(?:Client|Pool)\(|new PgBoss\(|new Stripe\(|S3Client\(\{|\bconnect\(\{ host|new Resolver\(|\blookup\(|new WebSocket\(|OTLPTraceExporter\(/m;
test('every file that reaches another machine is in the list of connections, and every file of the list does', () => {
  const listed = new Set(codes(part('What it connects to')).filter((code) => code.startsWith('src/')));
  const calling = having(ON_SERVER, CALLS);
  expect(calling.filter((file) => !listed.has(file))).toEqual([]);
  expect([...listed].filter((file) => !calling.includes(file))).toEqual([]);
});

test('every purpose of the signing key is named, and no other', () => {
  const [union = ''] = /SIGNATURE_PURPOSES =[^;]+/.exec(readFileSync('src/adapters/keys/signer.ts', 'utf8')) ?? [];
  const purposes = [...union.matchAll(/'([\w-]+)'/g)].map(([, purpose = '']) => purpose);
  const named = codes(part('Keys').split('Purposes of the signing key')[1]?.split('Other secrets')[0] ?? '');
  expect(purposes.length).toBeGreaterThan(10);
  expect(named.toSorted()).toEqual(purposes.toSorted());
});

test('every secret setting and switch is named among the keys', () => {
  const settings = Object.entries(settingsSchema.shape).filter(([, schema]) => schema.meta()?.secret === true);
  const switches = Object.entries(switchSchema.shape).filter(([, schema]) => schema.meta()?.secret === true);
  const secret = [...settings, ...switches].map(([name]) => name);
  expect(secret.length).toBeGreaterThan(5);
  expect(secret.filter((name) => !codes(part('Keys')).includes(name))).toEqual([]);
});

test('every event of the log is explained, and no other', () => {
  const rows = part('What is logged').split('\n');
  const explained = rows.flatMap((row) => /^\| `([\w-]+)` /.exec(row)?.[1] ?? []);
  expect(explained.toSorted()).toEqual([...SECURITY_EVENTS].toSorted());
});

test('every log is in the list: nothing else in the server writes lines', () => {
  const logs = new Set(codes(part('What is logged')).filter((code) => code.startsWith('src/')));
  const writing = having(ON_SERVER, /\bpino\(|\bconsole\.(?:log|info|warn|error)\(|process\.std(?:out|err)\.write\(/);
  // Commands print what they were asked for; a child that cannot start says why to the supervisor's log.
  const others = writing.filter(
    (file) => !/^src\/(?:cli\/|routes\/report-error\.ts|server\/(?:dev|start-child|gathered-lines)\.ts)/.test(file),
  );
  expect(others.filter((file) => !logs.has(file))).toEqual([]);
});

test('every file that the page names exists', () => {
  expect(codes(PAGE).filter((code) => code.startsWith('src/') && !existsSync(code))).toEqual([]);
});

test('the page says how soon packages with known weaknesses are replaced, and what finds them', () => {
  const text = part('Packages with known weaknesses');
  for (const weight of ['critical', 'high', 'otherwise']) expect(text).toContain(weight);
  const [, script = ''] = /`npm run (\w+)`/.exec(text) ?? [];
  expect(Object.keys(manifest.scripts)).toContain(script);
});
