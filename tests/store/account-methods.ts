import { randomUUID } from 'node:crypto';
import type { SiteStore } from '#src/store/site-store.ts';
import { NOW } from '#tests/factories/a-fleet.ts';
import { aLeadInput } from '#tests/factories/a-lead-given.ts';
import { personalMethods } from './personal-methods.ts';
import type { Method } from './store-method.ts';

/** What the methods for accounts are asked about: another site's store, and a vehicle of each site. */
interface Input {
  readonly theirStore: () => Promise<SiteStore>;
  readonly ourCar: () => number;
  readonly theirCar: () => number;
}

let people = 0;
const hash = () => randomUUID().slice(0, 22);
const LATER = new Date('2027-01-01T00:00:00Z');

/** What a code is issued and tried with: somebody new each time. */
function aPerson() {
  people += 1;
  const counted = { subject: hash(), network: hash(), now: NOW, rest: { failures: 10, minutes: 60 } };
  const limits = { phoneHour: 1000, addressHour: 1000, siteHour: 1000, siteDay: 1000 };
  const codeHash = hash();
  const session = { tokenHash: hash(), replaces: null, device: 'A device', sessionExpiresAt: LATER, mostSessions: 20 };
  return {
    code: { ...counted, id: randomUUID(), codeHash, expiresAt: LATER, limits },
    attempt: { ...counted, codeHash, mostTries: 5, phone: `+614${String(people).padStart(8, '0')}`, ...session },
  };
}

/** Somebody who has just signed in, with one vehicle on the watchlist and a name. */
async function aShopper(store: SiteStore, vehicle: number, firstName: string) {
  const { code, attempt } = aPerson();
  await store.accounts.issueCode(code);
  const tried = await store.accounts.tryCode(attempt);
  if (tried.kind !== 'signedIn') throw new Error(JSON.stringify(tried));
  const { shopperId: shopper } = tried;
  await store.accounts.watchVehicle({
    shopper,
    vehicle,
    priceCents: null,
    weeklyPriceCents: null,
    isSold: false,
    most: 200,
    now: NOW,
  });
  await store.accounts.putShopperDetails(shopper, { firstName, lastName: '', email: '', postcode: '' });
  return { shopper, phone: attempt.phone, sessionId: tried.sessionId, tokenHash: attempt.tokenHash };
}

/** What each method for accounts shows one site of its own, and of another's. */
export function accountMethods({ theirStore, ourCar, theirCar }: Input): Record<string, Method> {
  const ours = (store: SiteStore) => aShopper(store, ourCar(), 'ours');
  const theirs = async () => aShopper(await theirStore(), theirCar(), 'theirs');
  const asked = (tokenHash: string) => ({ tokenHash, now: NOW, renewedBefore: NOW, expiresAt: LATER, longestDays: 365 });
  const only = (isTrue: boolean, fault: string) => (isTrue ? [] : [fault]);
  /** Somebody of each site, and a browser on which a purchase was begun at both by nobody who is signed in. */
  const begun = async (store: SiteStore) => {
    const [mine, other, visitor] = [await ours(store), await theirs(), hash()];
    await store.purchases.save({ id: null, visitor, shopper: null, vehicle: ourCar(), answers: {} });
    await (await theirStore()).purchases.save({ id: null, visitor, shopper: null, vehicle: theirCar(), answers: {} });
    return { mine, other, visitor };
  };
  return {
    issueCode: async (store) => {
      const { code, attempt } = aPerson();
      const issued = await store.accounts.issueCode(code);
      const elsewhere = await (await theirStore()).accounts.tryCode(attempt);
      return { all: issued.kind === 'sent' ? 'ours' : '', theirs: only(elsewhere.kind === 'gone', 'a code of theirs was made') };
    },
    withdrawCode: async (store) => {
      const [mine, other] = [aPerson(), aPerson()];
      await store.accounts.issueCode(mine.code);
      await (await theirStore()).accounts.issueCode(other.code);
      await store.accounts.withdrawCode(mine.code.id);
      await store.accounts.withdrawCode(other.code.id);
      const isGone = (await store.accounts.tryCode(mine.attempt)).kind === 'gone';
      const works = (await (await theirStore()).accounts.tryCode(other.attempt)).kind === 'signedIn';
      return { all: isGone ? 'ours' : '', theirs: only(works, 'a code of theirs was withdrawn') };
    },
    tryCode: async (store) => {
      const [mine, other] = [aPerson(), aPerson()];
      await store.accounts.issueCode(mine.code);
      await (await theirStore()).accounts.issueCode(other.code);
      const tried = await store.accounts.tryCode(mine.attempt);
      const isRefused = (await store.accounts.tryCode(other.attempt)).kind === 'gone';
      return { all: tried.kind === 'signedIn' ? 'ours' : '', theirs: only(isRefused, 'a code of theirs was taken') };
    },
    carryOver: async (store) => {
      const [mine, other] = [aPerson(), aPerson()];
      await store.accounts.issueCode(mine.code);
      await (await theirStore()).accounts.issueCode(other.code);
      const subject = hash();
      await store.accounts.carryOver({ subject, subjectBefore: mine.code.subject });
      await store.accounts.carryOver({ subject: hash(), subjectBefore: other.code.subject });
      const isFound = (await store.accounts.tryCode({ ...mine.attempt, subject })).kind === 'signedIn';
      const stays = (await (await theirStore()).accounts.tryCode(other.attempt)).kind === 'signedIn';
      return { all: isFound ? 'ours' : '', theirs: only(stays, 'a code of theirs was carried over') };
    },
    currentSession: async (store) => ({
      all: (await store.accounts.currentSession(asked((await ours(store)).tokenHash))) === null ? '' : 'ours',
      theirs: [await store.accounts.currentSession(asked((await theirs()).tokenHash))].filter((session) => session !== null),
    }),
    currentShopper: async (store) => ({
      all: (await store.accounts.currentShopper(asked((await ours(store)).tokenHash)))?.watched.length === 1 ? 'ours' : '',
      theirs: [await store.accounts.currentShopper(asked((await theirs()).tokenHash))].filter((shopper) => shopper !== null),
    }),
    sessions: async (store) => ({
      all: (await store.accounts.sessions((await ours(store)).shopper, NOW)).length === 1 ? 'ours' : '',
      theirs: await store.accounts.sessions((await theirs()).shopper, NOW),
    }),
    changePhone: async (store) => {
      const [mine, other] = [await ours(store), await theirs()];
      const change = async ({ shopper, sessionId }: { shopper: string; sessionId: string }) => {
        const { code, attempt } = aPerson();
        await store.accounts.issueCode(code);
        return (await store.accounts.changePhone({ ...attempt, shopper, session: sessionId })).kind;
      };
      const refused = await change(other);
      return {
        all: (await change(mine)) === 'changed' ? 'ours' : '',
        theirs: only(refused === 'gone', 'a number of theirs was changed'),
      };
    },
    codeEnteredAt: async (store) => {
      const [mine, other] = [await ours(store), await theirs()];
      return {
        all: (await store.accounts.codeEnteredAt(mine.shopper, mine.sessionId)) === NOW.getTime() ? 'ours' : '',
        theirs: [await store.accounts.codeEnteredAt(other.shopper, other.sessionId)].filter((at) => at !== null),
      };
    },
    endSessions: async (store) => {
      const [mine, other] = [await ours(store), await theirs()];
      const ended = [
        await store.accounts.endSessions(other.shopper, null),
        await store.accounts.endSessions(other.shopper, other.sessionId),
      ];
      return {
        all: (await store.accounts.endSessions(mine.shopper, mine.sessionId)) === 1 ? 'ours' : '',
        theirs: ended.filter((count) => count > 0),
      };
    },
    watchVehicle: async (store) => {
      const watch = (shopper: string, vehicle: number) =>
        store.accounts.watchVehicle({
          shopper,
          vehicle,
          priceCents: null,
          weeklyPriceCents: null,
          isSold: false,
          most: 200,
          now: NOW,
        });
      const { shopper } = await ours(store);
      const refused = [await watch(shopper, theirCar()), await watch((await theirs()).shopper, ourCar())];
      return {
        all: (await watch(shopper, ourCar())) === 'saved' ? 'ours' : '',
        theirs: refused.filter((outcome) => outcome !== 'unknown'),
      };
    },
    unwatchVehicle: async (store) => {
      const [mine, other] = [await ours(store), await theirs()];
      await store.accounts.unwatchVehicle(mine.shopper, ourCar());
      await store.accounts.unwatchVehicle(other.shopper, theirCar());
      const left = await (await theirStore()).accounts.watched(other.shopper);
      return {
        all: (await store.accounts.watched(mine.shopper)).length === 0 ? 'ours' : '',
        theirs: only(left.length === 1, 'a vehicle of theirs is no longer watched'),
      };
    },
    watched: async (store) => ({
      all: (await store.accounts.watched((await ours(store)).shopper)).length === 1 ? 'ours' : '',
      theirs: await store.accounts.watched((await theirs()).shopper),
    }),
    restoreWatched: async (store) => {
      const restore = (shopper: string, vehicle: number) =>
        store.accounts.restoreWatched({
          shopper,
          vehicle,
          savedAt: NOW,
          priceCents: null,
          weeklyPriceCents: null,
          alerts: true,
          most: 200,
        });
      const [mine, other] = [await ours(store), await theirs()];
      await store.accounts.unwatchVehicle(mine.shopper, ourCar());
      return {
        all: (await restore(mine.shopper, ourCar())) ? 'ours' : '',
        theirs: only(!(await restore(other.shopper, ourCar())), 'a vehicle was put on a list of theirs'),
      };
    },
    setWatchAlerts: async (store) => {
      const [mine, other] = [await ours(store), await theirs()];
      return {
        all: (await store.accounts.setWatchAlerts(mine.shopper, ourCar(), false)) ? 'ours' : '',
        theirs: only(
          !(await store.accounts.setWatchAlerts(other.shopper, theirCar(), false)),
          'an alert of theirs was turned off',
        ),
      };
    },
    shopperLeads: async (store) => {
      const [mine, other] = [await ours(store), await theirs()];
      for (const { phone } of [mine, other]) await store.takeLead(aLeadInput({ fields: { phone } }));
      return {
        all: (await store.accounts.shopperLeads(mine.shopper, 10)).length === 1 ? 'ours' : '',
        theirs: await store.accounts.shopperLeads(other.shopper, 10),
      };
    },
    shopperDetails: async (store) => ({
      all: await store.accounts.shopperDetails((await ours(store)).shopper),
      theirs: Object.values(await store.accounts.shopperDetails((await theirs()).shopper)),
    }),
    putShopperDetails: async (store) => {
      const { shopper } = await theirs();
      await store.accounts.putShopperDetails(shopper, { firstName: 'ours', lastName: '', email: '', postcode: '' });
      const { firstName } = await (await theirStore()).accounts.shopperDetails(shopper);
      return {
        all: await store.accounts.shopperDetails((await ours(store)).shopper),
        theirs: only(firstName === 'theirs', 'a name of theirs was changed'),
      };
    },
    begunHere: async (store) => {
      const { mine, other, visitor } = await begun(store);
      return {
        all: (await store.accounts.begunHere({ shopper: mine.shopper, visitor })).length === 1 ? 'ours' : '',
        theirs: await store.accounts.begunHere({ shopper: other.shopper, visitor }),
      };
    },
    claimBegun: async (store) => {
      const { mine, other, visitor } = await begun(store);
      const claimed = await store.accounts.claimBegun({ shopper: mine.shopper, visitor });
      const left = await (await theirStore()).accounts.begunHere({ shopper: other.shopper, visitor });
      return { all: claimed === 1 ? 'ours' : '', theirs: only(left.length === 1, 'what was begun at theirs was claimed') };
    },
    ...personalMethods(ours, theirs, theirStore),
  };
}
