import { type Attack, counted, tally } from './campaign/attack.ts';
import { manyFieldsForm, manyFieldsMultipart } from './campaign/bodies.ts';
import { freshPerson } from './campaign/target.ts';

/** A lead that would be taken, with hundreds or thousands of empty fields behind it. `body-freeze` sends as many as there is room for. */
export const attack: Attack = {
  fact: 'H8',
  rule: 'a form with more than 200 fields is refused, urlencoded or in parts, at the interface and on pages',
  server: 'demo',
  isShort: true,
  async run(target) {
    const fields = () => ({ form: 'contact', ...freshPerson(), message: 'Many fields' });
    const tries = ['/api/leads', '/contact-us'].flatMap((path) =>
      [250, 2_000, 5_000].flatMap((count) => [
        { path, body: manyFieldsForm(fields(), count) },
        { path, body: manyFieldsMultipart(fields(), count) },
      ]),
    );
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
