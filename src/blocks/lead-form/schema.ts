import { z } from 'zod';
import { ground, heading, isTitle, lead } from '#src/blocks/page-link.ts';
import { readsParams } from '#src/blocks/reads-params.ts';
import { isVehicleForm } from '#src/rules/leads/form-name.ts';

/** The forms that can stand on a page; the others are about a vehicle and stand with it. */
const FORMS = [
  'contact',
  'call-back',
  'enquiry',
  'multi-step-enquiry',
  'test-drive',
  'service',
  'finance',
  'offer',
  'careers',
  'fleet',
  'parts',
  'trade-in',
] as const;

/** A form on a page. */
export const schema = readsParams(
  z
    .strictObject({
      form: z.enum(FORMS).describe('Which form it is.'),
      heading,
      text: lead,
      points: z.array(z.string().min(1)).max(6).default([]).describe('What stands beside it on a wide screen.'),
      showsPlace: z.boolean().default(true).describe('Whether the primary location stands beside it.'),
      isTitle,
      ground,
    })
    .meta({ title: 'Form', description: 'A form that visitors fill in: contact, service booking, test drive and others.' }),
  ({ form }) => (isVehicleForm(form) ? ['car_id'] : []),
);
