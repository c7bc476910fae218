import { LRUCache } from 'lru-cache';
import type { ComparedVehicle, MarketProvider } from '#src/adapters/market/market-provider.ts';
import {
  MARKET_ANSWER_MS,
  MARKET_FAILURE_MS,
  MOST_MARKET_ANSWERS,
  MOST_MARKET_QUESTIONS,
  MOST_MARKET_QUESTIONS_AT_ONCE,
} from '#src/rules/market/asked-market.ts';
import type { PriceComparison } from '#src/rules/market/price-comparison.ts';
import { AtOnceLimit } from '#src/use-cases/limits/limit-at-once.ts';
import { WindowLimit } from '#src/use-cases/limits/limit-rate.ts';

/** An answer, or the wait for it, and until when it is good. */
interface Remembered {
  readonly answer: Promise<PriceComparison | null>;
  until: number;
}

/**
 * An outside market that is asked once about a vehicle as it is, however often its comparison is opened: by anybody, as often as they like, while each
 * question costs the platform money and time.
 */
export class MarketMemory {
  readonly #provider: MarketProvider;
  readonly #now: () => number;
  readonly #answers = new LRUCache<string, Remembered>({ maxSize: MOST_MARKET_ANSWERS, sizeCalculation: () => 1 });
  readonly #questions: WindowLimit;
  readonly #underWay = new AtOnceLimit(MOST_MARKET_QUESTIONS_AT_ONCE);

  constructor(provider: MarketProvider, now: () => number) {
    this.#provider = provider;
    this.#now = now;
    this.#questions = new WindowLimit(MOST_MARKET_QUESTIONS, 60_000, now);
  }

  /** Throws when the market fails, has failed a moment ago, or is asked too much for a site. */
  compare(vehicle: ComparedVehicle, siteId: number): Promise<PriceComparison | null> {
    const key = JSON.stringify(vehicle);
    const known = this.#answers.get(key);
    // An answer that is good for longer than any is one from before the clock was put back.
    if (known !== undefined && this.#now() < known.until && known.until <= this.#now() + MARKET_ANSWER_MS) return known.answer;
    const end = this.#underWay.begin(`site ${siteId}`);
    if (end === null) return refused('Too many questions about this site’s vehicles are under way at the market.');
    if (this.#questions.take(String(siteId), 1) === null) {
      end();
      return refused('The market was asked about enough of this site’s vehicles this minute.');
    }
    const remembered: Remembered = {
      until: this.#now() + MARKET_ANSWER_MS,
      answer: this.#provider.compare(vehicle).catch((error: unknown) => {
        remembered.until = this.#now() + MARKET_FAILURE_MS;
        throw error;
      }),
    };
    this.#answers.set(key, remembered);
    return remembered.answer.finally(end);
  }
}

const refused = (message: string): Promise<never> => Promise.reject(new Error(message));
