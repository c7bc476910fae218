import { z } from 'zod';
import { defineBlock } from '#src/blocks/define-block.ts';
import { ground, heading, isTitle, lead, titlePicture } from '#src/blocks/page-link.ts';
import { addressPath } from '#src/rules/addresses/addresses.ts';
import { answeringLocation } from '#src/rules/leads/answering-location.ts';
import { FORM_NAMES, isVehicleForm } from '#src/rules/leads/form-name.ts';
import { FORM_NEEDS } from '#src/rules/leads/form-needs.ts';
import { nextSteps } from '#src/rules/leads/next-steps.ts';
import { orderForm, showsWish, takesWish } from '#src/rules/leads/wished-form.ts';
import { locationLine, shownLocations } from '#src/use-cases/places/find-locations.ts';
import { financedVehicle } from '#src/views/finance/financed-vehicle.ts';
import { hoursView } from '#src/views/hours/hours-view.ts';
import { cutOutView } from '#src/views/images/image-view.ts';
import { formView } from '#src/views/leads/form-view.ts';
import { beginWithWish } from '#src/views/models/begin-with-wish.ts';
import { WISH_PARAMS } from '#src/views/models/model-links.ts';
import { readWish } from '#src/views/models/read-wish.ts';
import { viewWish } from '#src/views/models/view-wish.ts';

/** The forms that exist only with a vehicle or as a variant of another form. */
const NOT_ON_PAGES = ['request-photos', 'service-minimal', 'valuation', 'inspection'] as const;

const step = z.strictObject({
  title: z.string().min(1).describe('The title of the step, in a few words.'),
  text: z.string().default('').describe('A sentence about the step; empty for none.'),
});

const schema = z
  .strictObject({
    form: z.enum(FORM_NAMES).exclude(NOT_ON_PAGES).describe('The form to show.'),
    heading,
    text: lead,
    points: z
      .array(z.string().min(1))
      .max(6)
      .default([])
      .describe('Short points beside the form on wide screens, such as what to bring.'),
    steps: z
      .array(step)
      .max(4)
      .optional()
      .describe('What happens once the form is sent, in order; if left out, the usual steps for that form.'),
    imageUrl: titlePicture,
    showsPlace: z
      .boolean()
      .default(true)
      .describe('Whether the location that answers is shown beside the form: the primary one, or its workshop or parts counter.'),
    isForOrders: z
      .boolean()
      .default(false)
      .describe(
        'Whether the form is for ordering a vehicle that is not built yet, so it asks which model and colour, and for no registration.',
      ),
    isTitle,
    ground,
  })
  .meta({ title: 'Form', description: 'A form that visitors fill in: contact, service booking, test drive and others.' });

export const block = defineBlock({
  schema,
  load: async (context, { form, showsPlace, imageUrl, steps, isForOrders, ...props }, query) => {
    // A page with a calculator does not redirect to the vehicle's own form, so its form is about the vehicle that the address names.
    const car = form === 'finance' ? await financedVehicle(context, query.get('car_id')) : null;
    const view = formView(
      context,
      form,
      car === null ? {} : { car, action: addressPath('vehicleForm', { key: car.slug, form: 'finance' }) },
    );
    const begun = takesWish(form) ? beginWithWish(view.form, readWish(context, query)) : view.form;
    const wish = showsWish(form) ? viewWish(context, query) : null;
    const place = showsPlace ? answeringLocation(shownLocations(context), form) : null;
    return {
      ...props,
      view: { ...view, form: isForOrders ? orderForm(begun) : begun },
      wish,
      // What the visitor chose is shown beside the form.
      picture: imageUrl === null || wish !== null ? null : cutOutView(context, imageUrl),
      steps: steps ?? nextSteps(form, context.site.switches.itemType),
      location: place === null ? null : locationLine(context, place),
      hours: place === null ? null : hoursView(context, place),
    };
  },
  needs: Object.entries(FORM_NEEDS).map(([form, capability]) => ({ capability, when: { form } })),
  params: ({ form }) => [...(isVehicleForm(form) ? ['car_id'] : []), ...(takesWish(form) ? WISH_PARAMS : [])],
  form: ({ form }) => form,
});
