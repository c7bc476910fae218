import { expect, test } from 'vitest';
import * as entry from '#src/entry.server.tsx';
import { pageContext, renderingContext, visitContext } from '#src/routes/request-context.ts';
import { aContext } from '#tests/factories/a-context.ts';
import { readSeam } from './site-code.ts';

test('the server takes the seam from the entry of the pages', () => expect(readSeam(entry)).toBe(entry.seam));

test.each([
  ['of another version', { seam: { ...entry.seam, version: 0 } }, 'has version 0,'],
  ['from before there was a seam', { default: entry.default }, 'has no version,'],
  ['without a part of the seam', { seam: { ...entry.seam, contextFor: undefined } }, 'do not fit this server'],
])('pages %s are refused with what to do', (_, module, reason) => {
  expect(() => readSeam(module)).toThrow(reason);
  expect(() => readSeam(module)).toThrow('Remove the folder and start Forecourt again');
});

test('a request hands its context to loaders, actions and the rendering', () => {
  const context = aContext();
  const rendering = {
    turn: <T>(work: () => Promise<T>) => work(),
    hasMissing: () => false,
    missing: null,
    overload: null,
    away: null,
  };
  const provider = entry.seam.contextFor({ context, rendering, isVisit: true });
  expect(provider.get(pageContext)).toBe(context);
  expect(provider.get(visitContext)).toBe(context);
  expect(provider.get(renderingContext)).toBe(rendering);
});

test('a cached page cannot read the visit', () => {
  const rendering = {
    turn: <T>(work: () => Promise<T>) => work(),
    hasMissing: () => false,
    missing: null,
    overload: null,
    away: null,
  };
  const provider = entry.seam.contextFor({ context: aContext(), rendering, isVisit: false });
  expect(() => provider.get(visitContext)).toThrow('No value found for context');
});
