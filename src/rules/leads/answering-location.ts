import { primaryOf } from '#src/rules/places/location.ts';
import type { LocationType } from '#src/rules/places/location-types.ts';
import type { FormName } from './form-name.ts';

interface Answering {
  readonly dealershipId: number;
  readonly isPrimary: boolean;
  readonly locationType: LocationType;
}

/** The departments that answer a form, best first; the sales desk answers the others. */
const DEPARTMENTS: Readonly<Partial<Record<FormName, readonly LocationType[]>>> = {
  service: ['service', 'service-and-parts'],
  'service-minimal': ['service', 'service-and-parts'],
  parts: ['parts', 'service-and-parts'],
};

/** The location that is shown beside a form: the workshop beside a service booking, where the primary dealership has one. */
export function answeringLocation<T extends Answering>(shown: readonly T[], form: FormName): T | null {
  const primary = primaryOf(shown);
  const theirs = shown.filter(({ dealershipId }) => dealershipId === primary?.dealershipId);
  const [own] = (DEPARTMENTS[form] ?? []).flatMap((type) => theirs.filter(({ locationType }) => locationType === type));
  return own ?? primary;
}
