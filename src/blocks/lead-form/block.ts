import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground, heading, isTitle, lead } from '#src/blocks/page-link.ts';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import { FORM_NAMES, isVehicleForm } from '#src/rules/leads/form-name.ts';
import { FORM_NEEDS } from '#src/rules/leads/form-needs.ts';
import { showsWish, takesWish } from '#src/rules/leads/wished-form.ts';
import { locationLine, primaryLocation } from '#src/use-cases/places/find-locations.ts';
import { financedVehicle } from '#src/views/finance/financed-vehicle.ts';
import { hoursView } from '#src/views/hours/hours-view.ts';
import { formView } from '#src/views/leads/form-view.ts';
import { beginWithWish } from '#src/views/models/begin-with-wish.ts';
import { WISH_PARAMS } from '#src/views/models/model-links.ts';
import { readWish } from '#src/views/models/read-wish.ts';
import { viewWish } from '#src/views/models/view-wish.ts';

/** The forms that exist only with a vehicle or as a variant of another form. */
const NOT_ON_PAGES = ['request-photos', 'service-minimal', 'valuation', 'inspection'] as const;

const schema = z
  .strictObject({
    form: z.enum(FORM_NAMES).exclude(NOT_ON_PAGES).describe('The form to show.'),
    heading,
    text: lead,
    points: z
      .array(z.string().min(1))
      .max(6)
      .default([])
      .describe('Short points beside the form on wide screens, such as what happens next.'),
    showsPlace: z.boolean().default(true).describe('Whether the primary location is shown beside the form.'),
    isTitle,
    ground,
  })
  .meta({ title: 'Form', description: 'A form that visitors fill in: contact, service booking, test drive and others.' });

export const block = defineBlock({
  schema,
  load: async (context, { form, showsPlace, ...props }, query) => {
    // A page with a calculator does not redirect to the vehicle's own form, so its form is about the vehicle that the address names.
    const car = form === 'finance' ? await financedVehicle(context, query.get('car_id')) : null;
    const view = formView(
      context,
      form,
      car === null ? {} : { car, action: addressPath('vehicleForm', { key: car.slug, form: 'finance' }) },
    );
    const primary = showsPlace ? primaryLocation(context) : null;
    return {
      ...props,
      view: takesWish(form) ? { ...view, form: beginWithWish(view.form, readWish(context, query)) } : view,
      wish: showsWish(form) ? viewWish(context, query) : null,
      location: primary === null ? null : locationLine(context, primary),
      hours: primary === null ? null : hoursView(context, primary),
    };
  },
  needs: Object.entries(FORM_NEEDS).map(([form, capability]) => ({ capability, when: { form } })),
  params: ({ form }) => [...(isVehicleForm(form) ? ['car_id'] : []), ...(takesWish(form) ? WISH_PARAMS : [])],
  form: ({ form }) => form,
});
