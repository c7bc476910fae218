import { z } from 'zod';
import { readOtlpHeaders } from './otlp-headers.ts';
import { isUrl, setting } from './setting.ts';

/** A user and password in the address would be printed with it: they belong in the headers, which are secret. */
function isCollector(text: string): boolean {
  if (!isUrl('http', 'https')(text)) return false;
  const { username, password, search, hash } = new URL(text);
  return username === '' && password === '' && search === '' && hash === '';
}

/** The samplers of the OpenTelemetry specification. */
const TRACE_SAMPLERS = [
  'always_on',
  'always_off',
  'traceidratio',
  'parentbased_always_on',
  'parentbased_always_off',
  'parentbased_traceidratio',
] as const;

/** Traces for operators, by the names that the OpenTelemetry specification gives these settings. */
export const TRACE_SETTINGS = {
  OTEL_EXPORTER_OTLP_ENDPOINT: setting(['web', 'worker'], z.string().refine(isCollector).optional(), {
    description:
      'The OpenTelemetry collector that traces are sent to by OTLP over HTTP (protobuf), at /v1/traces below this address, such as http://127.0.0.1:4318. If empty, there are no traces.',
    mustBe: 'an address that starts with http:// or https:// and has no user, password or query in it',
  }),
  OTEL_EXPORTER_OTLP_HEADERS: setting(
    ['web', 'worker'],
    z
      .string()
      .refine((text) => readOtlpHeaders(text) !== null)
      .optional(),
    {
      description:
        'The headers that the collector needs, such as its key: name=value, separated by commas, with the values percent-encoded.',
      mustBe: 'a list of headers such as api-key=KEY, separated by commas',
      secret: true,
    },
  ),
  OTEL_SERVICE_NAME: setting(
    ['web', 'worker'],
    z
      .string()
      .regex(/^[\w.:/ -]{1,100}$/)
      .default('forecourt'),
    {
      description:
        'The name this deployment has in traces; an attribute of each trace says whether the web process or the worker wrote it.',
      mustBe: 'a name of letters, digits, spaces and . : / _ -, 100 characters at most',
    },
  ),
  OTEL_TRACES_SAMPLER: setting(['web', 'worker'], z.enum(TRACE_SAMPLERS).default('parentbased_traceidratio'), {
    description:
      'Which requests are traced. The samplers whose names begin with “parentbased” leave it to the traceparent of a trusted proxy, where there is one. Jobs that run on a schedule are traced unless the sampler’s name ends with “off”.',
    mustBe: `one of ${TRACE_SAMPLERS.join(', ')}`,
  }),
  OTEL_TRACES_SAMPLER_ARG: setting(
    ['web', 'worker'],
    z
      .string()
      .regex(/^(?:0|1|0?\.\d{1,9}|1\.0{1,9})$/)
      .transform(Number)
      .default(0.01),
    {
      description: 'The share of requests that the ratio samplers trace: 0.01 is one in a hundred.',
      mustBe: 'a number from 0 to 1 such as 0.05',
    },
  ),
};
