import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Quick enough to wait for: about 10 ms for a large page. */
const FIRST_QUALITY = 5;
/** A seventh smaller, for about 300 ms of work. */
const BEST_QUALITY = 11;

/** A page's body in every encoding, each made when it is first asked for. */
export class PageBodies {
  readonly #inProgress = new Map<Encoding, Promise<Buffer>>();
  readonly #ready: Map<Encoding, Buffer>;
  readonly #plain: Buffer;

  constructor(plain: Buffer) {
    this.#plain = plain;
    this.#ready = new Map([['identity', plain]]);
  }

  /** The body in an encoding, or undefined when it has not been made yet. */
  ready(encoding: Encoding): Buffer | undefined {
    return this.#ready.get(encoding);
  }

  async of(encoding: Encoding): Promise<Buffer> {
    const ready = this.#ready.get(encoding);
    if (ready !== undefined) return ready;
    const inProgress = this.#inProgress.get(encoding) ?? this.#make(encoding);
    this.#inProgress.set(encoding, inProgress);
    return inProgress;
  }

  /** Makes the Brotli body as small as it gets. Until then the first one is sent. */
  async shrink(): Promise<void> {
    const smallest = await compressed(this.#plain, BEST_QUALITY);
    if (smallest.length < (await this.of('br')).length) this.#ready.set('br', smallest);
  }

  async #make(encoding: Encoding): Promise<Buffer> {
    const made = await (encoding === 'br' ? compressed(this.#plain, FIRST_QUALITY) : zip(this.#plain));
    this.#ready.set(encoding, made);
    this.#inProgress.delete(encoding);
    return made;
  }
}

const compressed = (body: Buffer, quality: number): Promise<Buffer> =>
  brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length } });

/** The best encoding that a visitor accepts for a body of this length. */
export const bestEncoding = (accepted: string, length: number): Encoding => (length < 1024 ? 'identity' : bestOf(accepted));

/** What was read from Accept-Encoding headers before: browsers send one of a few. */
const read = new LRUCache<string, Encoding>({ max: 200 });
const LONGEST_READ = 100;

function bestOf(accepted: string): Encoding {
  const known = read.get(accepted);
  if (known !== undefined) return known;
  const best = readBest(accepted);
  if (accepted.length <= LONGEST_READ) read.set(accepted, best);
  return best;
}

function readBest(accepted: string): Encoding {
  const names = accepted.split(',').map((part) => part.trim());
  const takes = (name: string) => names.some((part) => part.split(';')[0] === name && !/;\s*q=0(?:\.0*)?$/.test(part));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}
