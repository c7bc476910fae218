import { readFile } from 'node:fs/promises';
import { brisbaneToday, type DemoVehicle, dated } from './dated.ts';
import { financed } from './fleet/financed.ts';
import { generatedStock } from './fleet/generated-stock.ts';
import { pictured } from './fleet/pictured.ts';

/**
 * The vehicles that a demo dealership starts with, or null if it has none: first those written by hand, then as many generated
 * ones as needed (ledger P9). Their dates count back from the start of the day in Brisbane, so that two machines that start on
 * one day have the same stock.
 */
export async function firstStock(dealership: string, now: Date): Promise<readonly unknown[] | null> {
  // A dealership's name comes from a site's file and becomes part of a path here, so it must be a slug.
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(dealership)) return null;
  const text = await readFile(new URL(`stock/${dealership}.json`, import.meta.url), 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });
  if (text === null) return null;
  const today = brisbaneToday(now);
  const written = (JSON.parse(text) as DemoVehicle[]).map((vehicle) => financed(pictured(vehicle), dealership));
  return [...written, ...generatedStock(dealership, written.length, today.year)].map((vehicle) => dated(vehicle, today.start));
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';
