import { z } from 'zod';
import { isOutsideAddress } from '#src/rules/site/outside-address.ts';

/** The address of an external page in a site's file. */
export const outsideUrl = z
  .string()
  .max(2000)
  .refine(isOutsideAddress, 'must be an https address such as https://booking.example/');
