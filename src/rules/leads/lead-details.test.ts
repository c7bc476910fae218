import { expect, test } from 'vitest';
import { fieldOf, leadDetails, personName, requestedTime } from './lead-details.ts';

const aLead = (fields: Readonly<Record<string, unknown>>, upload: Readonly<Record<string, unknown>> | null = null) => ({
  form: 'enquiry',
  fields,
  upload,
});
const detailsOf = (fields: Readonly<Record<string, unknown>>, car: object | null = null) =>
  leadDetails({ lead: aLead(fields), car, locations: [{ slug: 'north', name: 'North Yard' }] });

test('L14.1 an email lists what a form asks for beyond person, message and time, under its labels', () =>
  expect(detailsOf({ name: 'Ann', email: 'a@b.example', message: 'Hi', dateTime: 'soon', postcode: ' 4000 ' })).toEqual([
    { label: 'Postcode', value: '4000' },
  ]));

test('L14.1 a location is listed by its name, and a field of no form by its own', () =>
  expect(detailsOf({ location: 'north', some_thing: 'x', empty: ' ', list: ['y'] })).toEqual([
    { label: 'Location', value: 'North Yard' },
    { label: 'Some thing', value: 'x' },
  ]));

test('L14.1 make and model are not repeated when the lead names a vehicle of the site', () => {
  const fields = { 'Vehicle Make': 'Kia', 'Vehicle Model': 'Rio' };
  expect(detailsOf(fields).map(({ value }) => value)).toEqual(['Kia', 'Rio']);
  expect(detailsOf(fields, {})).toEqual([]);
});

test('L15.1 a trade-in names the shopper’s own make and model beside the vehicle that it is for, and what was marked in words', () => {
  const fields = { 'Vehicle Make': 'Kia', 'Vehicle Model': 'Rio', marks: 'roof:dent', 'Offer range': '$9,800 to $10,400' };
  const rows = leadDetails({ lead: { ...aLead(fields), form: 'valuation' }, car: {}, locations: [] });
  expect(rows.map(({ value }) => value)).toEqual(['Kia', 'Rio', 'Roof: Dent, paint intact', '$9,800 to $10,400']);
});

test('L14.1 a document is listed last, by the name its sender gave it', () =>
  expect(leadDetails({ lead: aLead({ postcode: '4000' }, { name: 'cv.pdf' }), car: null, locations: [] }).at(-1)).toEqual({
    label: 'Document',
    value: 'cv.pdf (stored on the website)',
  }));

test('P10.2 an exact time is written in the given zone, any other as it was typed', () => {
  const timeOf = (dateTime: string) => requestedTime({ lead: aLead({ dateTime }), zone: 'Australia/Brisbane' });
  expect(timeOf('2026-03-31T00:00:00Z')).toBe('Tuesday 31 March 2026, 10 am');
  expect(timeOf('Saturday morning')).toBe('Saturday morning');
  expect(timeOf('')).toBeNull();
});

test('L14.1 a lead without a name is from a visitor', () => {
  expect(personName(aLead({ name: ' Ann ', last_name: 'Lee' }))).toBe('Ann Lee');
  expect(personName(aLead({}))).toBe('A visitor');
  expect(fieldOf(aLead({ phone: 7 }), 'phone')).toBe('');
});
