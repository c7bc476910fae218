import { z } from 'zod';
import { setting } from './setting.ts';

/** Where site files and pictures are, and which host is a site's own. */
export const SITE_SETTINGS = {
  PICTURES_DIR: setting(['web'], z.string().default('demo/pictures/layers'), {
    description: 'The folder that holds the platform’s own vehicle pictures.',
    mustBe: 'the path of a folder',
  }),
  SITES_DIR: setting(['supervisor'], z.string().default('sites'), {
    description: 'The folder that holds the sites’ files.',
    mustBe: 'the path of a folder',
  }),
  SITE_HOSTS: setting(['web', 'worker'], z.enum(['local', 'domains']).default('local'), {
    description:
      'Which host is a site’s own address: “local” for {slug}.localhost, as on a developer’s machine, “domains” for the first of its domains.',
    mustBe: '"local" or "domains"',
  }),
};
