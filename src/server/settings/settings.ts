import { z } from 'zod';
import { ACCOUNT_SETTINGS } from './account-settings.ts';
import { CAPACITY_SETTINGS } from './capacity-settings.ts';
import { CONNECTION_SETTINGS } from './connection-settings.ts';
import { DELIVERY_SETTINGS } from './delivery-settings.ts';
import { FEED_SETTINGS } from './feed-settings.ts';
import { LEAD_SETTINGS } from './lead-settings.ts';
import { OPERATIONS_SETTINGS } from './operations-settings.ts';
import { PAYMENT_SETTINGS } from './payment-settings.ts';
import { PHOTO_SETTINGS } from './photo-settings.ts';
import { PROCESS_SETTINGS } from './process-settings.ts';
import { SERVICE_SETTINGS } from './service-settings.ts';
import { type ProcessName, type Setting, setting } from './setting.ts';
import { SITE_SETTINGS } from './site-settings.ts';
import { SMS_SETTINGS } from './sms-settings.ts';
import { TRACE_SETTINGS } from './trace-settings.ts';
import { VISIT_SETTINGS } from './visit-settings.ts';

/** Every setting of a deployment. The types, the checks at start, what each process gets and the documentation all come from here. */
const DECLARED = {
  ...PROCESS_SETTINGS,
  ...CAPACITY_SETTINGS,
  ...SITE_SETTINGS,
  ...PHOTO_SETTINGS,
  ...FEED_SETTINGS,
  ...DELIVERY_SETTINGS,
  ...SMS_SETTINGS,
  ...CONNECTION_SETTINGS,
  ...LEAD_SETTINGS,
  ...VISIT_SETTINGS,
  ...ACCOUNT_SETTINGS,
  ...SERVICE_SETTINGS,
  ...PAYMENT_SETTINGS,
  ...OPERATIONS_SETTINGS,
  ...TRACE_SETTINGS,
  LOG_LEVEL: setting(['web', 'worker'], z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'), {
    description: 'How much is logged; debug also shows where in the code a failed start stopped.',
    mustBe: 'one of trace, debug, info, warn, error, fatal and silent',
  }),
} satisfies Readonly<Record<string, Setting>>;

type Declared = typeof DECLARED;
const entries = Object.entries<Setting>(DECLARED);

/** The checks of all settings, by their names in the environment. */
export const settingsSchema = z.object(
  Object.fromEntries(entries.map(([name, { schema }]) => [name, schema])) as {
    [N in keyof Declared]: Declared[N]['schema'];
  },
);

/** The checked settings, by their names in the environment. */
export type Settings = z.output<typeof settingsSchema>;

type NameFor<P extends ProcessName> = {
  [N in keyof Declared]: P extends Declared[N]['processes'][number] ? N : never;
}[keyof Declared];

const namesFor = <P extends ProcessName>(process: P): readonly NameFor<P>[] =>
  entries.filter(([, { processes }]) => processes.includes(process)).map(([name]) => name as NameFor<P>);

/**
 * Which process gets which settings; everything else stays with the supervisor (ledger H10). The types of the web and the worker have no other
 * settings, so reading one that is not declared for them does not compile.
 */
export const SETTINGS_FOR = { web: namesFor('web'), worker: namesFor('worker'), supervisor: namesFor('supervisor') };

/** A process that the supervisor starts. */
export type ChildName = 'web' | 'worker';

export type SettingsFor<P extends ChildName> = Pick<Settings, NameFor<P>>;
