import type { Settings } from './settings.ts';

/** Longer than load balancers usually take to notice: three failed checks, two seconds apart. */
const DRAIN_SECONDS_BEHIND_A_BALANCER = 10;

/** How long a web process that was told to stop goes on serving. On a developer's machine nobody waits for a load balancer. */
export function drainMs({ DRAIN_SECONDS, SITE_HOSTS }: Pick<Settings, 'DRAIN_SECONDS' | 'SITE_HOSTS'>): number {
  return (DRAIN_SECONDS ?? (SITE_HOSTS === 'local' ? 0 : DRAIN_SECONDS_BEHIND_A_BALANCER)) * 1_000;
}
