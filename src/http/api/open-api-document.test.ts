import { expect, test } from 'vitest';
import { addressList } from '#src/rules/addresses/match-address.ts';
import { checkStep } from '#src/rules/leads/check-step.ts';
import { leadForm } from '#src/rules/leads/lead-form.ts';
import { gatherFormInput } from '#src/use-cases/leads/gather-form-input.ts';
import { aContext } from '#tests/factories/a-context.ts';
import { describedApi, documentFaults, type OpenApi } from '#tests/factories/a-described-api.ts';
import { API_DESCRIPTIONS } from './api-descriptions.ts';
import { openApiDocument } from './open-api-document.ts';

const context = (switches: object = {}) => aContext({ switches, showroom: { lender: { id: 'a' } }, site: { name: 'A dealer' } });
const EVERYTHING = { towMatch: true, deliveryCalculator: true, garageEnabled: true, financeEnabled: true };
const document = (switches: object = EVERYTHING) => openApiDocument(context(switches)) as unknown as OpenApi;

test.each([
  ['with every capability', EVERYTHING],
  ['with none', Object.fromEntries(Object.keys(EVERYTHING).map((name) => [name, false]))],
])('W6 the description of a site %s is a document of OpenAPI 3.1, by its published schema', (_what, switches) => {
  expect(documentFaults(document(switches))).toEqual([]);
  expect(documentFaults({ ...document(switches), paths: { '/api/search': { get: { responses: 7 } } } })).not.toEqual([]);
});

test('W6 every address under /api is described, or says why it is not public', () => {
  const described = Object.keys(document().paths);
  for (const { name, path, kind, notPublic } of addressList) {
    if (!path.startsWith('api/') || kind === 'file') continue;
    const isDescribed = described.includes(`/${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect([name, isDescribed]).toEqual([name, notPublic === undefined]);
  }
});

test('W6 an address that is cached says that it can answer Not Modified, and one for a single visitor does not', () => {
  const statuses = (path: string) => Object.keys(Object.values(document().paths[path] ?? {})[0]?.responses ?? {});
  expect(['/api/search', '/api/cars/{key}', '/api/openapi.json'].map((path) => statuses(path).includes('304'))).toEqual([
    true,
    true,
    true,
  ]);
  expect(['/api/rego', '/api/leads'].map((path) => statuses(path).includes('304'))).toEqual([false, false]);
});

test('W6 what a description says of a query string is what the table of addresses lets through', () => {
  for (const { name, path, query, notPublic } of addressList) {
    if (!Object.hasOwn(API_DESCRIPTIONS, name) || notPublic !== undefined || query === 'search') continue;
    const operation = Object.values(document().paths[`/${path.replaceAll(/:(\w+)/g, '{$1}')}`] ?? {})[0];
    const told = operation?.parameters?.filter((parameter) => parameter.in === 'query').map((parameter) => parameter.name) ?? [];
    expect([name, told.toSorted()]).toEqual([name, (typeof query === 'object' ? query : []).toSorted()]);
  }
});

test('W6 a site’s description leaves out what the site has switched off', () => {
  const off = Object.keys(document({ financeEnabled: false, garageEnabled: false, deliveryCalculator: false }).paths);
  for (const path of ['/api/tow-cars', '/api/compare', '/api/delivery', '/api/finance/disclaimer/{key}']) {
    expect(Object.keys(document().paths)).toContain(path);
    expect(off).not.toContain(path);
  }
  const facets = document({ financeEnabled: false }).paths['/api/search']?.get?.parameters?.map(({ name }) => name);
  expect(facets).toContain('refinementList[make][]');
  expect(facets).not.toContain('refinementList[weekly_price_range][]');
});

const api = describedApi(document());
const person = { form: 'enquiry', name: 'Sam', email: 'sam@example.com', phone: '0412 345 678', message: 'Hello' };
test.each<[what: string, body: Record<string, string>, isRight: boolean]>([
  ['all that it needs', person, true],
  ['no message', { ...person, message: '' }, false],
  ['no name', { ...person, name: '' }, false],
  ['no email address', { ...person, email: 'sam' }, false],
  ['a message beyond measure', { ...person, message: 'x'.repeat(4001) }, false],
])('W6 an enquiry with %s is described as it is checked', (_what, { form: _form, ...body }, isRight) => {
  const input = gatherFormInput(context(), null);
  expect(checkStep(leadForm('enquiry', input), 0, body).ok).toBe(isRight);
  const given = Object.fromEntries(Object.entries({ form: 'enquiry', ...body }).filter(([, value]) => value !== ''));
  expect(api.bodyFaults('/api/leads', given).length === 0).toBe(isRight);
});
