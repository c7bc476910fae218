/** How much each key, such as a network address, may have under way at the same time. It is counted in memory, per process, and only while something is. */
export class AtOnceLimit {
  readonly #most: number;
  readonly #underWay = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** Returns what ends it; null, and counts nothing, when the key has enough under way. */
  begin(key: string): (() => void) | null {
    const before = this.#underWay.get(key) ?? 0;
    if (before >= this.#most) return null;
    this.#underWay.set(key, before + 1);
    return () => {
      const left = (this.#underWay.get(key) ?? 1) - 1;
      if (left === 0) this.#underWay.delete(key);
      else this.#underWay.set(key, left);
    };
  }
}
