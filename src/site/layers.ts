import type { z } from 'zod';
import { plainError, plainErrorOfSecret, plainIssues } from '#src/site/files/plain-error.ts';
import {
  SWITCH_NAMES,
  type Switches,
  type SwitchName,
  switchDefault,
  switchMeta,
  switchSchema,
} from '#src/site/switches/switches.ts';

/** Switches set in one layer, with that layer's name for people ("template classic"). */
export interface Layer {
  readonly name: string;
  readonly switches: Readonly<Record<string, unknown>>;
}

export interface Resolved {
  readonly values: Switches;
  readonly origins: Readonly<Record<SwitchName, string>>;
}

/** A value that is refused: which switch, and why (ledger P4). */
export interface SwitchFault {
  readonly name: string;
  readonly reason: string;
}

const PLATFORM = 'platform default';

/** Later layers override earlier ones: platform default ← template ← brand ← group ← site ← dealership (ledger P3). */
export function resolveSwitches(layers: readonly Layer[]): Resolved {
  const values: Record<string, unknown> = {};
  const origins: Record<string, string> = {};
  for (const name of SWITCH_NAMES) {
    const layer = layers.findLast(({ switches }) => Object.hasOwn(switches, name));
    values[name] = layer === undefined ? switchDefault(name) : read(name, layer.switches[name]);
    origins[name] = layer?.name ?? PLATFORM;
  }
  return { values: values as Switches, origins: origins as Record<SwitchName, string> };
}

/** Whether any layer sets a switch; otherwise it has the platform's default. */
export const isSet = ({ origins }: Resolved, name: SwitchName): boolean => origins[name] !== PLATFORM;

/**
 * A value with its own defaults filled in. One that is no longer valid, as after an upgrade, is replaced by the platform's
 * default.
 */
function read(name: SwitchName, value: unknown): unknown {
  const parsed = switchSchema.shape[name].safeParse(value);
  return parsed.success ? parsed.data : switchDefault(name);
}

/** What is wrong with a layer's switches: unknown names, wrong types, or one that a dealership may not set (ledger P3, P4). */
export function switchFaults(switches: Readonly<Record<string, unknown>>, of: 'site' | 'dealership'): SwitchFault[] {
  return Object.entries(switches).flatMap(([name, value]) => {
    if (!isSwitch(name)) return [{ name, reason: `there is no such switch${hint(name)}` }];
    if (of === 'dealership' && switchMeta(name).perDealership !== true)
      return [{ name, reason: 'a dealership may not set this switch; set it for the site' }];
    const error = switchMeta(name).secret === true ? plainErrorOfSecret : plainError;
    const parsed = switchSchema.shape[name].safeParse(value, { error });
    return parsed.success ? [] : [{ name, reason: plainIssues(parsed.error.issues).map(issueText).join('; ') }];
  });
}

/** What is wrong inside a switch's value, with the path to it. */
const issueText = ({ path, message }: z.core.$ZodIssue): string =>
  path.length === 0 ? message : `${path.join('.')}: ${message}`;

const isSwitch = (name: string): name is SwitchName => Object.hasOwn(switchSchema.shape, name);

function hint(name: string): string {
  const near = SWITCH_NAMES.find((known) => known.toLowerCase() === name.replaceAll(/[-_]/g, '').toLowerCase());
  return near === undefined ? '' : `; did you mean ${near}?`;
}
