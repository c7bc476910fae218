import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import type { TraceSettings } from './traces.ts';

/** The attribute of a job that runs on a schedule. */
export const SCHEDULED = 'forecourt.scheduled';

/** The sampler that the settings name. With a ratio, the few jobs on a schedule are always chosen: of these every one counts. */
export function samplerOf({ OTEL_TRACES_SAMPLER: name, OTEL_TRACES_SAMPLER_ARG: share }: TraceSettings): Sampler {
  const on = new AlwaysOnSampler();
  const ratio = new TraceIdRatioBasedSampler(share);
  const withJobs: Sampler = {
    shouldSample: (context, traceId, _span, _kind, attributes) =>
      attributes[SCHEDULED] === true ? on.shouldSample() : ratio.shouldSample(context, traceId),
    toString: () => ratio.toString(),
  };
  const roots = { always_on: on, always_off: new AlwaysOffSampler(), traceidratio: withJobs };
  switch (name) {
    case 'always_on':
    case 'always_off':
    case 'traceidratio':
      return roots[name];
    case 'parentbased_always_on':
      return new ParentBasedSampler({ root: roots.always_on });
    case 'parentbased_always_off':
      return new ParentBasedSampler({ root: roots.always_off });
    case 'parentbased_traceidratio':
      return new ParentBasedSampler({ root: roots.traceidratio });
  }
}
