import type { ApiArgs } from './api-args.ts';
import { loader as appointments } from './appointments.ts';
import { loader as compare } from './compare.ts';
import { loader as delivery } from './delivery.ts';
import { loader as disclaimer } from './finance-disclaimer.ts';
import { loader as places } from './places.ts';
import { action as quote } from './quote.ts';
import { action as receipt } from './receipt.ts';
import { loader as rego } from './rego.ts';
import { loader as search } from './search.ts';
import { loader as similar } from './similar.ts';
import { loader as vehicle } from './vehicle.ts';

interface ApiAnswer {
  /** The path under /api/; a group in it is the key that the answer is given, such as a vehicle's slug. */
  readonly path: RegExp;
  readonly method: 'GET' | 'POST';
  readonly answer: (args: ApiArgs) => Response | Promise<Response>;
}

/** Each address under /api/ that is read by GET or sent to by POST. A route of its own for each would be listed in every browser. */
export const API_ANSWERS: readonly ApiAnswer[] = [
  { path: /^search$/, method: 'GET', answer: search },
  { path: /^places$/, method: 'GET', answer: places },
  { path: /^cars\/([^/]+)\/similar$/, method: 'GET', answer: similar },
  { path: /^cars\/([^/]+)$/, method: 'GET', answer: vehicle },
  { path: /^compare$/, method: 'GET', answer: compare },
  { path: /^leads\/receipt$/, method: 'POST', answer: receipt },
  { path: /^appointments$/, method: 'GET', answer: appointments },
  { path: /^rego$/, method: 'GET', answer: rego },
  { path: /^delivery$/, method: 'GET', answer: delivery },
  { path: /^finance\/disclaimer\/([^/]+)$/, method: 'GET', answer: disclaimer },
  { path: /^youx\/quote$/, method: 'POST', answer: quote },
];
