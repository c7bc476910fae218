import { z } from 'zod';

const part = z.strictObject({
  heading: z.string().default(''),
  /** Each a paragraph. */
  text: z.array(z.string().min(1)).default([]),
  list: z.array(z.string().min(1)).default([]),
});

/** A page of words. */
export const schema = z
  .strictObject({
    heading: z.string().min(1),
    text: z.string().default(''),
    /** Said over the words where they are only an example. */
    note: z.string().default(''),
    parts: z.array(part).min(1),
  })
  .meta({ title: 'Words', description: 'A page of plain words under headings, such as a privacy policy.' });
