import { type Attack, counted, tally } from './campaign/attack.ts';
import { manyFieldsForm, manyFieldsMultipart } from './campaign/bodies.ts';
import { freshPerson } from './campaign/target.ts';

/** A lead that would be taken, with tens of thousands of empty fields behind it: once these cost seconds of every site's time. */
export const attack: Attack = {
  fact: 'H8',
  rule: 'a form with more than 200 fields is refused, urlencoded or in parts, at the interface and on pages',
  server: 'demo',
  isShort: true,
  async run(target) {
    const fields = () => ({ form: 'contact', ...freshPerson(), message: 'Many fields' });
    const tries = [
      { path: '/api/leads', body: manyFieldsMultipart(fields(), 250) },
      { path: '/contact-us', body: manyFieldsMultipart(fields(), 250) },
      { path: '/api/leads', body: manyFieldsMultipart(fields(), 5_000) },
      { path: '/api/leads', body: manyFieldsForm(fields()) },
      ...(target.form === 'whole'
        ? [
            { path: '/contact-us', body: manyFieldsForm(fields()) },
            { path: '/api/leads', body: manyFieldsMultipart(fields(), 60_000) },
          ]
        : []),
    ];
    const outcomes = [];
    for (const { path, body } of tries) {
      const { status } = await target.ask('harbour', path, {
        method: 'POST',
        body: body.text,
        headers: { 'content-type': body.type },
      });
      outcomes.push({ status, isThrough: status < 400 || status >= 500 });
    }
    return counted(outcomes, tally(outcomes.map(({ status }) => status)));
  },
};
