import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HoursSection } from '#src/blocks/hours/view.tsx';
import { sampleHours } from '#src/showcase/sample-places.ts';

const location = (label: string, hours = sampleHours()) => ({ label, name: `The ${label} Yard`, hours });
const shown = (variant: 'table' | 'tabs' | 'dropdown', locations = [location('North'), location('South')]) =>
  renderToStaticMarkup(createElement(HoursSection, { heading: 'Opening hours', text: '', variant, ground: 'plain', locations }));

test('D6ff a table tells the week and the special dates of each place, today’s line in bold', () => {
  const html = shown('table');
  expect(html.match(/Monday to Friday/g)).toHaveLength(2);
  expect(html).toMatch(/Special hours.*Friday 25 December.*Closed.*Thursday 31 December.*9 am to 1 pm/);
  expect(html).toMatch(/font-semibold"><dt>Monday to Friday/);
  expect(html).not.toMatch(/font-semibold"><dt>Saturday/);
});
test('D6.4 a closed day that leads somewhere is a link', () => {
  const html = shown('table', [location('North', sampleHours({ hours: 'Enquire Now', href: '/contact-us/north' }))]);
  expect(html).toMatch(/<dt>Sunday<\/dt><dd[^>]*><a[^>]*href="\/contact-us\/north"[^>]*>Enquire Now/);
});
test('D6.6 tabs are a choice of one place out of several, the first to begin with', () => {
  const html = shown('tabs');
  expect(html.match(/type="radio"/g)).toHaveLength(2);
  expect(html.match(/checked=""/g)).toHaveLength(1);
  expect(html).toMatch(/<label[^>]*>North<\/label>.*The North Yard.*<label[^>]*>South<\/label>/);
});
test('D6.6 a dropdown is a native disclosure named after its place', () =>
  expect(shown('dropdown')).toMatch(/<details[^>]*><summary.*The North Yard.*<\/summary>.*Monday to Friday.*<\/details>/));
test('D6jj before the browser has looked at its clock, nothing is said of open or closed, and the line is kept', () =>
  expect(shown('table')).toMatch(/<fc-open-now class="open-now[^"]*"[^>]*><\/fc-open-now>/));
test('D6kk where no place gives hours there is no section', () => expect(shown('table', [])).toBe(''));
