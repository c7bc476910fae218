import { SmsRefused, type SmsSender, type TextMessage } from '#src/adapters/sms/sms.ts';
import type { CodeLimits } from '#src/store/accounts/sign-in-codes.ts';
import { connect } from '#src/store/connect.ts';
import { SiteStore } from '#src/store/site-store.ts';
import type { SignedIn } from '#src/use-cases/accounts/read-session.ts';
import { requestCode } from '#src/use-cases/accounts/request-code.ts';
import { verifyCode } from '#src/use-cases/accounts/verify-code.ts';
import type { Context } from '#src/use-cases/context.ts';
import { aFleet, type Fleet, NOW } from '#tests/factories/a-fleet.ts';
import { someServices } from '#tests/factories/some-services.ts';

export const MINUTE = 60_000;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

interface Facts {
  readonly ip?: string;
  readonly session?: string | null;
  readonly userAgent?: string;
  readonly limits?: Partial<CodeLimits>;
  readonly sms?: SmsSender;
}

/** Sites whose clock a test moves, and the texts that they send. */
export interface SignInHarness {
  readonly fleet: Fleet;
  readonly texts: TextMessage[];
  /** A gateway that accepts nothing. */
  readonly deadGateway: SmsSender;
  now(): number;
  pass(ms: number): void;
  /** What a use-case is given for a site. */
  at(slug: string, facts?: Facts): Promise<Context>;
  /** The same, in another web process: with connections of its own. */
  inOtherProcess(context: Context): Context;
  /** The code that was texted last to a number in E.164 form. */
  codeOf(phone: string): string;
  /** Signs in on a site; the token and who it is. */
  signIn(context: Context, phone: string): Promise<{ token: string; shopper: SignedIn }>;
  end(): Promise<void>;
}

/** Over the usual three sites unless a test has its own. */
export async function aSignInHarness(own?: Fleet): Promise<SignInHarness> {
  const fleet = own ?? (await aFleet());
  const other = connect(fleet.database.app);
  const texts: TextMessage[] = [];
  const contexts = new Map<string, Promise<Context>>();
  let time = NOW.getTime();
  const gateway: SmsSender = {
    send: (message) => {
      texts.push(message);
      return Promise.resolve();
    },
  };
  const harness: SignInHarness = {
    fleet,
    texts,
    deadGateway: { send: () => Promise.reject(new SmsRefused('The gateway is down.')) },
    now: () => time,
    pass: (ms) => {
      time += ms;
    },
    async at(slug, { ip = '203.0.113.7', session = null, userAgent = '', limits = {}, sms = gateway } = {}) {
      const made = contexts.get(slug) ?? fleet.context(slug);
      contexts.set(slug, made);
      const codeLimits = { phoneHour: 1000, addressHour: 100_000, siteHour: 100_000, siteDay: 1_000_000, ...limits };
      return {
        ...(await made),
        services: someServices(NOW, { now: () => time, sms, codeLimits }),
        sender: { ip, visitor: null, session, isSecure: true, userAgent, page: '' },
      };
    },
    inOtherProcess: (context) => ({ ...context, store: new SiteStore(other, context.site.id) }),
    codeOf(phone) {
      const text = texts.findLast(({ to }) => to === phone)?.text ?? '';
      return text.slice(0, 6);
    },
    async signIn(context, phone) {
      const requested = await requestCode(context, phone);
      if (requested.kind !== 'sent') throw new Error(JSON.stringify(requested));
      const verified = await verifyCode(context, phone, harness.codeOf(phone));
      if (verified.kind !== 'signedIn') throw new Error(JSON.stringify(verified));
      return verified;
    },
    async end() {
      await other.destroy();
      await fleet.end();
    },
  };
  return harness;
}

let phones = 0;

/** A mobile that nobody has used yet, in E.164 form. */
export function aPhone(): string {
  phones += 1;
  return `+614${String(phones).padStart(8, '0')}`;
}

/** A code that is not this one. */
export const otherThan = (code: string, by = 1): string => String((Number(code) + by) % 1_000_000).padStart(6, '0');
