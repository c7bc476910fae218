import { z } from 'zod';
import { optionalNumber, setting } from './setting.ts';

/** What only operators and the proxy in front of the sites use. */
export const OPERATIONS_SETTINGS = {
  METRICS_PORT: optionalNumber(
    ['web', 'worker'],
    { from: 1, to: 65_534 },
    'The port on which the web process answers /metrics in Prometheus format; the worker answers on the next one. If empty, there are no metrics.',
  ),
  METRICS_HOST: setting(
    ['web', 'worker'],
    z
      .string()
      .regex(/^[\w.:-]+$/)
      .default('127.0.0.1'),
    {
      description:
        'The address on which METRICS_PORT listens. Everyone who can reach it can read the metrics, so open it to a private network only.',
      mustBe: 'an IP address or a host name',
    },
  ),
};
