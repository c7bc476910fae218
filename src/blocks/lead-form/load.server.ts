import type { z } from 'zod';
import type { Context } from '#src/use-cases/context.ts';
import { formView } from '#src/use-cases/form-view.ts';
import { hoursView } from '#src/use-cases/hours-view.ts';
import { placeLine, primaryLocation } from '#src/use-cases/places.ts';
import type { schema } from './schema.ts';

/** The form as the site has it, and where else the dealer can be reached. */
export function load(context: Context, { form, showsPlace }: z.output<typeof schema>) {
  const primary = showsPlace ? primaryLocation(context) : null;
  return {
    view: formView(context, form),
    place: primary === null ? null : placeLine(context, primary),
    hours: primary === null ? null : hoursView(context, primary),
  };
}
