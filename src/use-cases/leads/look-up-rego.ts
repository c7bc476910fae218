import type { RegisteredVehicle, RegoRegister } from '#src/adapters/rego/rego-register.ts';
import { sampleRegister } from '#src/adapters/rego/sample-register.ts';
import type { FieldError } from '#src/rules/leads/check-step.ts';
import { STATES } from '#src/rules/time/zones.ts';
import type { Context } from '#src/use-cases/context.ts';

/** What the register answered, or why it was not asked. */
export type RegoAnswer =
  | { readonly kind: 'found'; readonly vehicle: RegisteredVehicle }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'invalid'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'tooMany'; readonly retryAfterSeconds: number };

/** A vehicle by its plate and state (ledger L12, L17). Look-ups are limited per address, so that nobody can copy the register. */
export async function lookUpRego(
  { services, sender, site }: Pick<Context, 'services' | 'sender'> & { readonly site: Pick<Context['site'], 'id'> },
  query: { readonly rego: string; readonly state: string },
  register: RegoRegister = sampleRegister,
): Promise<RegoAnswer> {
  const rego = query.rego.replace(/[\s-]/g, '').toUpperCase();
  const state = query.state.trim().toUpperCase();
  const errors = [
    ...(/^[A-Z0-9]{1,9}$/.test(rego)
      ? []
      : [{ field: 'rego', message: 'Please enter a registration using letters and digits only.' }]),
    ...(STATES.includes(state) ? [] : [{ field: 'state', message: `Please choose one of ${STATES.join(', ')}.` }]),
  ];
  if (errors.length > 0) return { kind: 'invalid', errors };
  const ip = sender?.ip ?? '';
  const taking = { siteId: site.id };
  if (services.lookUps.take(ip, taking) === null)
    return { kind: 'tooMany', retryAfterSeconds: services.lookUps.retryAfter(ip, taking) };
  const vehicle = await register.find(rego, state);
  return vehicle === null ? { kind: 'unknown' } : { kind: 'found', vehicle };
}
