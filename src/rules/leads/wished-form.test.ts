import { expect, test } from 'vitest';
import type { LeadForm } from './form-types.ts';
import { orderForm, wishedForm } from './wished-form.ts';

const form = (...names: ('name' | 'Vehicle Make' | 'Vehicle Model' | 'message' | 'Rego')[]): LeadForm => ({
  name: 'enquiry',
  category: 'Enquiry',
  subcategory: null,
  event: null,
  steps: [{ title: 'Your details', fields: names.map((name) => ({ name, required: false })) }],
});
const values = (of: LeadForm) => of.steps.flatMap(({ fields }) => fields.map(({ value }) => value ?? null));
const WORDS = 'MG IM5 Platinum in Aruba Blue';
const WISH = { make: 'MG', words: WORDS, sentence: `I’m interested in the ${WORDS}.` };

test('E1 a form begins with the chosen model: in its field, or else in the message', () => {
  expect(values(wishedForm(form('name', 'Vehicle Model', 'message'), WISH))).toEqual([null, WORDS, null]);
  expect(values(wishedForm(form('name', 'message'), WISH))).toEqual([null, `I’m interested in the ${WORDS}.`]);
});

test('E1 a form that asks for make and model apart begins with each in its own field', () => {
  const asked = form('Vehicle Make', 'Vehicle Model', 'message');
  expect(values(wishedForm(asked, WISH))).toEqual(['MG', 'IM5 Platinum in Aruba Blue', null]);
  expect(values(wishedForm(asked, { ...WISH, words: 'MG3' }))).toEqual(['MG', 'MG3', null]);
});

test('E1 without a field for it a form is as it was', () => expect(wishedForm(form('name'), WISH)).toEqual(form('name')));

test('E1 whoever orders a model is not asked for its registration, chosen beforehand or not', () => {
  expect(wishedForm(form('name', 'Rego'), WISH)).toEqual(form('name'));
  expect(orderForm(form('name', 'Rego'))).toEqual(form('name'));
});

test('E1 an order form asks which model and colour it is to be, and keeps what was chosen beforehand', () => {
  const [order] = orderForm(wishedForm(form('name', 'message'), WISH)).steps;
  expect(order?.fields[1]).toEqual({
    name: 'message',
    required: false,
    label: 'Which model and colour would you like?',
    missing: 'Please tell us which model and colour you’d like.',
    value: WISH.sentence,
  });
});
