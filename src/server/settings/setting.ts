import { z } from 'zod';
import { isLoopback } from '#src/rules/net/ip-address.ts';

/** A process of a deployment. The supervisor starts the web and the worker. */
export type ProcessName = 'web' | 'worker' | 'supervisor';

/** What the documentation and the error messages say about a setting. The value of a secret is in no message and no log. */
interface About {
  readonly description: string;
  /** Completes the sentence “NAME must be …”. */
  readonly mustBe: string;
  readonly secret?: true;
}

/** The declaration of a setting: the processes that get it, and its check with its default. */
export interface Setting<P extends ProcessName = ProcessName, S extends z.ZodType = z.ZodType> {
  readonly processes: readonly P[];
  readonly schema: S;
}

export const setting = <const P extends ProcessName, S extends z.ZodType>(
  processes: readonly P[],
  schema: S,
  about: About,
): Setting<P, S> => ({ processes, schema: schema.meta({ ...about }) });

interface Range {
  readonly from: number;
  readonly to: number;
}

const inRange = ({ from, to }: Range) =>
  z
    .string()
    .regex(/^\d{1,9}$/)
    .transform(Number)
    .refine((value) => value >= from && value <= to);

const aboutNumber = ({ from, to }: Range, description: string): About => ({
  description,
  mustBe: `a whole number from ${from} to ${to}`,
});

export const wholeNumber = <const P extends ProcessName>(
  processes: readonly P[],
  range: Range & { readonly default: number },
  description: string,
) => setting(processes, inRange(range).default(range.default), aboutNumber(range, description));

/** A whole number that may be left out; what happens then depends on other settings. */
export const optionalWholeNumber = <const P extends ProcessName>(processes: readonly P[], range: Range, description: string) =>
  setting(processes, inRange(range).optional(), aboutNumber(range, description));

/** A whole number that turns something on. */
export const optionalNumber = <const P extends ProcessName>(
  processes: readonly P[],
  range: { readonly from: number; readonly to: number },
  description: string,
) =>
  setting(
    processes,
    z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number)
      .refine((value) => value >= range.from && value <= range.to)
      .optional(),
    { description, mustBe: `a whole number from ${range.from} to ${range.to}` },
  );

/** Whether a text is a URL of one of these protocols. */
export const isUrl =
  (...protocols: readonly string[]) =>
  (text: string): boolean =>
    new RegExp(`^(?:${protocols.join('|')})://.`).test(text) && URL.canParse(text);

/** Whether a text is a URL by https, or by http to this machine: what is sent there is read by nobody on the way. */
export function isPrivateUrl(text: string): boolean {
  if (!isUrl('http', 'https')(text)) return false;
  const { protocol, hostname } = new URL(text);
  return protocol === 'https:' || hostname === 'localhost' || isLoopback(hostname.replace(/^\[|\]$/g, ''));
}

/** What such an address must be, for the message. */
export const PRIVATE_URL = 'an address that starts with https://, or with http:// if it is on this machine';
