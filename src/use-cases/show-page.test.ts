import { expect, test } from 'vitest';
import { switchSchema } from '#src/site/switches.ts';
import type { Context } from './context.ts';
import { showPage } from './show-page.ts';

const page = { title: 'Service', description: '', blocks: [{ block: 'lead-form', form: 'service', heading: 'Book a service' }] };
const asked = (slug: string, serviceBookingUrl: string | null) =>
  showPage(
    {
      site: { pages: { service: page, parts: page }, switches: switchSchema.parse({ serviceBookingUrl }) },
    } as unknown as Context,
    slug,
  );

test('L13n the service page of a site that books elsewhere leads there, and takes no form', () =>
  expect(asked('service', 'https://booking.example/')).toEqual({
    kind: 'elsewhere',
    href: 'https://booking.example/',
    hasForm: false,
  }));

test('L13o its other pages stay, and the service page of a site that books nowhere else', () => {
  expect(asked('parts', 'https://booking.example/')).toEqual({ kind: 'page', page, hasForm: true });
  expect(asked('service', null)).toEqual({ kind: 'page', page, hasForm: true });
});
