/** Choices that come again with the same seed, as far as the processes' own timing lets them. */
export interface Chance {
  /** At least `from`, less than `to`. */
  between(from: number, to: number): number;
  /** True in one of `n` cases. */
  oneIn(n: number): boolean;
  pick<T>(from: readonly T[]): T;
  shuffled<T>(these: readonly T[]): T[];
  /** A generator of its own, so that parallel actors do not take each other's numbers. */
  fork(): Chance;
}

/** The generator is mulberry32. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;

  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  const between = (from: number, to: number) => from + next() * (to - from);
  const below = (n: number) => Math.floor(next() * n);
  return {
    between,
    oneIn: (n) => below(n) === 0,
    pick: (from) => from[below(from.length)] as (typeof from)[number],
    shuffled(these) {
      const left = [...these];
      return these.map(() => left.splice(below(left.length), 1)[0] as (typeof these)[number]);
    },
    fork: () => chanceOf(Math.floor(next() * 2 ** 32)),
  };
}
