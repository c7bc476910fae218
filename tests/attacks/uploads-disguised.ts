import { type Attack, counted, tally } from './campaign/attack.ts';
import { uploadBody } from './campaign/bodies.ts';
import { freshPerson } from './campaign/target.ts';
import { addedSince, storedUploads } from './campaign/uploads.ts';

const CONTENTS: readonly (readonly [name: string, type: string, content: string])[] = [
  ['cv.pdf', 'application/pdf', '<!DOCTYPE html><script>alert(1)</script>'],
  ['cv.pdf', 'application/pdf', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'],
  ['cv.pdf', 'application/pdf', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['cv.pdf.html', 'text/html', '<script>alert(1)</script>'],
  ['cv.svg', 'image/svg+xml', '<svg onload="alert(1)"/>'],
  ['cv.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK\u0003\u0004 no word in it'],
  ['cv.doc', 'application/msword', '<html>word/ WordDocument</html>'],
  ['../../../etc/cron.d/x', 'application/pdf', '* * * * * root id'],
  ['cv.pdf', 'application/pdf', '\u007fELF'],
  ['cv.pdf', 'application/pdf', '#!/bin/sh\nid'],
  ['cv.pdf', 'application/pdf', ' %PDF-1.4 with a space before it'],
  ['cv.pdf', 'application/pdf', 'MZ'],
];

/** Pages, drawings and programs that call themselves documents. */
export const attack: Attack = {
  fact: 'L3',
  rule: 'a file that is no PDF or Word document is refused, whatever it is called',
  server: 'demo',
  isShort: true,
  async run(target) {
    const before = storedUploads(target);
    const outcomes = [];
    for (const [name, type, content] of CONTENTS) {
      const fields = { form: 'careers', ...freshPerson(), message: `A document: ${content}` };
      const body = uploadBody(fields, name, type, Buffer.from(content));
      const { status } = await target.ask('harbour', '/api/leads', {
        method: 'POST',
        body: body.bytes,
        headers: { 'content-type': body.type },
      });
      outcomes.push({ status, isThrough: status < 400 || status >= 500 });
    }
    const { files, note } = addedSince(target, before);
    const count = counted(outcomes, `${tally(outcomes.map(({ status }) => status))}; ${note}`);
    return { ...count, letThrough: Math.max(count.letThrough, files) };
  },
};
