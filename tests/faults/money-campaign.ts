import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, aCheckoutClient, type CARDS, type CheckoutClient, type Door } from './checkout-client.ts';
import { childOf, until } from './processes.ts';
import { SITES, type TwoForecourts } from './two-forecourts.ts';

/** What the shoppers were told, which the books must bear out, and how often a process was killed meanwhile. */
export interface MoneyCount {
  /** The reservations that somebody was led to as paid. */
  readonly promised: readonly string[];
  /** The email addresses of those who were told at last that their card was not charged. */
  readonly uncharged: readonly string[];
  readonly shoppers: number;
  readonly kills: number;
}

const SHOPPERS_AT_ONCE = 8;
const SHOPPERS_A_CAR = 3;
const CARD_KINDS: readonly (keyof typeof CARDS)[] = ['good', 'good', 'good', 'late', 'secure', 'declined'];
/** A kill comes in the middle of things: after so many more shoppers at most, and a moment. */
const SHOPPERS_A_KILL = 8;
const MOMENT_MS = 500;
const one = <T>(of: readonly T[]): T => of[randomInt(of.length)] as T;

/**
 * Shoppers who hold, pay, confirm at their bank, try another card and cancel, at whichever process answers, while web processes and workers are
 * killed at random moments. Like a browser each sends again what was not answered.
 */
export async function runMoneyCampaign(shop: TwoForecourts, order: { readonly kills: number }): Promise<MoneyCount> {
  const promised: string[] = [];
  const uncharged: string[] = [];
  let [shoppers, served, kills] = [0, 0, 0];

  const shopOne = async (number: number) => {
    const client = aCheckoutClient(number);
    const { slug } = shop.cars[Math.floor(number / SHOPPERS_A_CAR) % shop.cars.length] ?? { slug: '' };
    const told = await buy(client, { ports: shop.ports, site: one(SITES) }, { slug, changesMind: number % 2 === 0 });
    if (told.held !== null) promised.push(told.held);
    if (told.isUncharged) uncharged.push(client.email);
  };
  const shopping = Array.from({ length: SHOPPERS_AT_ONCE }, async () => {
    while (kills < order.kills) {
      const number = shoppers;
      shoppers += 1;
      await shopOne(number);
      served += 1;
    }
  });
  while (kills < order.kills) {
    const enough = served + 1 + randomInt(SHOPPERS_A_KILL);
    await until('shoppers are served again', () => served >= enough);
    await wait(randomInt(MOMENT_MS));
    const victim = childOf(one(shop.dataDirs), one(['web', 'worker']));
    if (victim === null) continue;
    process.kill(victim.pid, 'SIGKILL');
    kills += 1;
  }
  await Promise.all(shopping);
  return { promised, uncharged, shoppers, kills };
}

interface Told {
  readonly held: string | null;
  readonly isUncharged: boolean;
}

interface Doors {
  readonly ports: TwoForecourts['ports'];
  readonly site: string;
}

interface Wish {
  readonly slug: string;
  /** Whether the reservation is cancelled once it is paid. */
  readonly changesMind: boolean;
}

async function buy(client: CheckoutClient, doors: Doors, { slug, changesMind }: Wish): Promise<Told> {
  const key = randomUUID();
  const card = one(CARD_KINDS);
  let answer = await answered(doors, (door) => client.pay(door, slug, { card, key }));
  // The bank said no: half of them try another card.
  if (answer.status === 402 && randomInt(2) === 0) answer = await answered(doors, (door) => client.pay(door, slug, { key }));
  const atBank = /\?payment=[\da-f-]{36}$/.exec(answer.location) === null ? null : answer.location;
  if (atBank !== null && card === 'secure') {
    const step = randomInt(3) === 0 ? 'decline' : 'approve';
    answer = await answered(doors, (door) => client.post(door, atBank, { step }));
  }
  const held = /\/checkout\/held\?id=([\da-f-]{36})$/.exec(answer.location)?.[1] ?? null;
  if (held !== null && changesMind) {
    const { location } = answer;
    await answered(doors, (door) => client.post(door, location, { action: 'cancel' }));
  }
  return { held, isUncharged: answer.status === 409 && answer.text.includes('Your card wasn’t charged.') };
}

/** Sends until some process answers; one that was killed, or is not ready yet, does not. */
async function answered({ ports, site }: Doors, send: (door: Door) => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await send({ port: one(ports), site }).catch(() => null);
    if (answer !== null && answer.status < 500) return answer;
    await wait(100);
  }
}
