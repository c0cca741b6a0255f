import type { Position } from '@sidework/chassis/db/keyset';

/** The figures of one result that its rank depends on. */
export interface Candidate {
  id: string;
  /** How well each word of the search is met; from 0.5 on by its text, from 0.7 on by what it is. */
  hits: number[];
  isWrittenSo: boolean;
  /** Straight through the earth; null where its place or the place asked for is unknown. */
  chord: number | null;
  /** Whether it may be done anywhere, or its place is unknown. */
  isAnywhere: boolean;
  createdMs: number;
  rating: number | null;
  priceCents: number | null;
}

export type Sort = 'best' | 'newest' | 'nearest' | 'rating' | 'price';

export interface Ranking {
  sort: Sort;
  /** Whether each word is said of most kinds of work, which weighs less. */
  isGeneral: boolean[];
  isPlaced: boolean;
  /** The chord of the distance within which it is looked for. */
  bound: number;
  /** Whether the place was named apart from the words: what is farther is then left out in any case. */
  isBoundHard: boolean;
  /** Whether what may be anywhere is kept beside what is near. */
  keepsAnywhere: boolean;
}

const generalWeight = 0.25;
const isOfTheTrade = 0.65;

/** In the order that is asked for, without what is too far. Where a town in the words has nothing near, the nearest is kept. */
export function rank(found: Candidate[], ranking: Ranking): { id: string; at: Position }[] {
  const near = found.filter((each) => isKept(each, ranking));
  const kept = near.length > 0 || ranking.isBoundHard ? near : found;
  return kept
    .map((each) => ({ id: each.id, at: [...keysOf(each, ranking), each.id] as Position }))
    .sort((a, b) => compare(a.at, b.at));
}

function isKept(each: Candidate, ranking: Ranking): boolean {
  if (!ranking.isPlaced || isNear(each, ranking)) return true;
  const isNamed = each.isWrittenSo && !ranking.isBoundHard;
  return isNamed || (each.isAnywhere && ranking.keepsAnywhere);
}

/** Those after a position, and one more than is shown. */
export function pageOfRank<R extends { at: Position }>(
  ranked: R[],
  after: Position | undefined,
  limit: number,
): R[] {
  return ranked
    .filter(({ at }) => after === undefined || compare(at, after) > 0)
    .slice(0, limit + 1);
}

const compare = (a: Position, b: Position): number =>
  Number(a[0]) - Number(b[0]) ||
  Number(a[1]) - Number(b[1]) ||
  Number(String(a[2]) < String(b[2])) - Number(String(a[2]) > String(b[2]));

function keysOf(each: Candidate, ranking: Ranking): [number, number] {
  const newest = -each.createdMs;
  if (ranking.sort === 'newest') return [0, newest];
  if (ranking.sort === 'rating') return [-(each.rating ?? 0), newest];
  if (ranking.sort === 'price') return [each.priceCents ?? Number.MAX_SAFE_INTEGER, newest];
  const distance = each.chord ?? Number.MAX_SAFE_INTEGER;
  if (ranking.sort === 'nearest') return [distance, newest];
  if (!ranking.isPlaced) return [-scoreOf(each, ranking), newest];
  return [-tierOf(each, ranking), each.chord ?? newest];
}

/** Results nearby that do the very thing come first, then those that mention it, then others of the trade, then far ones. */
function tierOf(each: Candidate, ranking: Ranking): number {
  const near = isNear(each, ranking) ? 4 : each.isAnywhere ? 1 : 0;
  if (!isStrict(each, ranking)) return near + 1;
  return near + (scoreOf(each, ranking) >= isOfTheTrade ? 3 : 2);
}

const isNear = ({ chord }: Candidate, { bound }: Ranking) => chord !== null && chord <= bound;

const isStrict = ({ hits, isWrittenSo }: Candidate, { isGeneral }: Ranking) =>
  isWrittenSo || hits.every((hit, at) => hit > 0 || isGeneral[at]);

/** From 0 to a little more than 1, in steps of a hundredth, so that what fits alike stands newest first. */
function scoreOf({ hits, isWrittenSo }: Candidate, { isGeneral }: Ranking): number {
  if (hits.length === 0) return 1;
  const weights = isGeneral.map((is) => (is ? generalWeight : 1));
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const met = hits.reduce((sum, hit, at) => sum + hit * (weights[at] ?? 1), 0);
  return Math.round((met / total + (isWrittenSo ? 0.05 : 0)) * 100) / 100;
}
