import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import { RequestCounts } from '#src/server/http/request-counts.ts';
import { webMetrics } from '#src/server/metrics/web-metrics.ts';
import { workerMetrics } from '#src/server/metrics/worker-metrics.ts';
import { settingsSchema } from '#src/server/settings/settings.ts';
import { connect } from '#src/store/connect.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const isSetting = (name: string): boolean => Object.hasOwn(settingsSchema.shape, name);

/** What belongs to Node, the database's image or Caddy, and not to Forecourt. */
const OTHERS = ['NODE_ENV', 'POSTGRES_USER', 'POSTGRES_DB', 'POSTGRES_PASSWORD', 'FORECOURT'];

const ruleFile = z.object({
  groups: z.array(
    z.object({
      rules: z.array(z.object({ alert: z.string(), expr: z.string(), annotations: z.object({ summary: z.string() }) })),
    }),
  ),
});
const alerts = ruleFile.parse(parse(read('ops/prometheus/alerts.yaml'))).groups.flatMap(({ rules }) => rules);
const dashboard = z
  .object({ panels: z.array(z.object({ title: z.string(), targets: z.array(z.object({ expr: z.string() })) })) })
  .parse(JSON.parse(read('ops/grafana/forecourt.json')));
const expressions = [
  ...alerts.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

/** The names of metrics in an expression, without its functions, labels and the label lists of its groupings. */
function metricsIn(expression: string): string[] {
  const bare = expression
    .replaceAll(/\{[^}]*\}/g, '')
    .replaceAll(/\bby \([^)]*\)/g, '')
    .replaceAll(/"[^"]*"/g, '');
  return [...bare.matchAll(/\b[a-z][a-z0-9]*(?:_[a-z0-9]+)+\b(?!\s*\()/g)].map(([name]) => name);
}

let answered: Set<string>;
beforeAll(async () => {
  const nowhere = connect('postgres://nobody@127.0.0.1:1/none', { waitMs: 500 });
  const texts = [
    await webMetrics({
      counts: new RequestCounts(),
      directory: { sites: [] },
      showrooms: { loaded: [], bytes: 0, vehicles: 0 },
      readiness: { isReady: true },
      ageSeconds: () => 0,
    })(),
    await workerMetrics(nowhere, Date.now).read(),
  ];
  await nowhere.destroy();
  const types = texts.flatMap((text) => [...text.matchAll(/^# TYPE (\w+) (\w+)$/gm)]);
  answered = new Set(
    types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
  );
});

test('J12 every metric of the alerts and of the dashboard is one that /metrics answers', () => {
  expect(expressions.length).toBeGreaterThan(20);
  for (const expression of expressions) {
    const names = metricsIn(expression);
    expect([expression, names.length > 0 || expression.startsWith('up{')]).toEqual([expression, true]);
    expect([expression, names.filter((name) => !answered.has(name))]).toEqual([expression, []]);
  }
});

test('J12 every metric of ours is on the dashboard or in an alert', () => {
  const used = new Set(expressions.flatMap(metricsIn));
  const ours = [...answered].filter((name) => name.startsWith('forecourt_') && !/_(sum|bucket)$/.test(name));
  expect(ours.filter((name) => !used.has(name))).toEqual([]);
});

test('J12 every alert has a section of its name in docs/operations.md', () => {
  const sections = [...read('docs/operations.md').matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  expect(alerts.map(({ alert }) => alert).filter((alert) => !sections.includes(alert))).toEqual([]);
  expect(sections.filter((name) => !alerts.some(({ alert }) => alert === name))).toEqual([]);
});

test('J12 the containers are given settings that exist', () => {
  const service = z.object({ environment: z.record(z.string(), z.string()).default({}), image: z.string().optional() });
  const { services } = z.object({ services: z.record(z.string(), service) }).parse(parse(read('ops/compose.yaml')));
  const names = Object.values(services).flatMap(({ environment }) => Object.keys(environment));
  const examples = [...read('ops/.env.example').matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
  const inImage = [...read('ops/Dockerfile').matchAll(/^ENV (.+)$/gm)].flatMap(([, line = '']) =>
    line.split(' ').map((one) => one.split('=')[0] ?? ''),
  );
  expect(inImage).toContain('DATA_DIR');
  expect([...names, ...examples, ...inImage].filter((name) => !isSetting(name) && !OTHERS.includes(name))).toEqual([]);
});

test('J12 the image is built in stages, does not run as root and is asked whether it is well', () => {
  const file = read('ops/Dockerfile');
  expect(file.match(/^FROM /gm)).toHaveLength(2);
  expect(file).toMatch(/^USER forecourt$/m);
  expect(file.indexOf('USER forecourt')).toBeLessThan(file.indexOf('\nCMD '));
  expect(file).toContain(addressPath('health'));
});

test.each(globSync('ops/systemd/*', { cwd: ROOT }).toSorted())(
  'J12 %s is a unit with known sections and settings that exist',
  (file) => {
    const lines = read(file)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    expect(lines.filter((line) => !/^\[(Unit|Service|Timer|Install)\]$|^[A-Z]\w+=/.test(line))).toEqual([]);
    const given = lines.flatMap((line) => (line.startsWith('Environment=') ? line.slice('Environment='.length).split(' ') : []));
    expect(given.map((one) => one.split('=')[0] ?? '').filter((name) => !isSetting(name) && !OTHERS.includes(name))).toEqual([]);
    if (file.endsWith('.service'))
      for (const word of ['User=forecourt', 'NoNewPrivileges=yes', 'ProtectSystem=strict', 'UMask=0077'])
        expect(lines).toContain(word);
  },
);

test('J12 the proxy asks Forecourt before it gets a certificate, and knows when it is ready', () => {
  const file = read('ops/Caddyfile');
  expect(file).toMatch(new RegExp(`^\\t\\task http://\\S+${addressPath('certificateCheck')}$`, 'm'));
  expect(file).toContain(`health_uri ${addressPath('readiness')}`);
  expect(file.match(/\{/g)?.length).toBe(file.match(/\}/g)?.length);
});

test('J12 the settings and commands that docs/operations.md names exist', async () => {
  const text = read('docs/operations.md');
  const names = [...text.matchAll(/\b([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+)\b/g)].map(([name]) => name);
  expect(names).toContain('WAL_ARCHIVE_DIR');
  expect([...new Set(names)].filter((name) => !isSetting(name) && !OTHERS.includes(name))).toEqual([]);
  const { COMMANDS } = await import('#src/cli/commands.ts');
  const called = [...text.matchAll(/`forecourt ((?:[a-z]+ ?)+)/g)].map(([, words = '']) => words.trim());
  const isKnown = (words: string) => COMMANDS.some(({ name }) => words === name || words.startsWith(`${name} `));
  expect(called.length).toBeGreaterThan(4);
  expect(called.filter((words) => !isKnown(words))).toEqual([]);
});
