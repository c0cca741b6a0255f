import type { Sql } from '@sidework/chassis/db/db';
import type { Place } from '@sidework/contracts/kernel/geo';
import { singular } from '@sidework/contracts/marketplace/category-words';
import { cubeOf } from '../places/chord.ts';
import { type Fragment, nothing } from './fragments.ts';
import type { AskedWord, ReadSearch } from './read-search.ts';
import { allWords, anyWord, beginningIn } from './text-queries.ts';

/** How many are weighed of each way to fit, so that a search of a usual word reads no more of a large market than of a small. */
export const perWay = 100;
const mostOfCategory = 500;

export interface Wanted {
  /** The table of what is searched, which has its words in `search_text` and `search_vector`. */
  table: Fragment;
  /** The condition that holds of everything that is listed. */
  listed: Fragment;
  read: ReadSearch;
  /** The place that is searched around: near rows are weighed before new ones. */
  place: Place | undefined;
  /** Conditions of what may be anywhere, which is weighed beside what is near. */
  anywhere: Fragment[];
  /** The order of those that are weighed, where no place is asked. */
  order: Fragment;
}

/**
 * Ids of those that may be what is asked: they have all words, or are of the category that the words mean. Each way to fit is
 * a query that an index answers, and gives no more than some hundreds.
 */
export function candidates(sql: Sql, wanted: Wanted): Fragment {
  const ways = waysToFit(sql, wanted.read).flatMap((way) =>
    ordersOf(sql, wanted).map((order) => one(sql, wanted, way, order)),
  );
  return [...ways, ...withAnyWord(sql, wanted)].reduce(
    (before, each) => sql`${before} union ${each}`,
  );
}

/**
 * Rows with one of several words, among the newest of a category: the planner takes the words of a trade for rare in its
 * category, and would read all others to find them. Around a place the nearest of the category are weighed already.
 */
function withAnyWord(sql: Sql, { table, listed, read, place, order }: Wanted): Fragment[] {
  const { asked, categories } = read;
  const query = anyWord(asked);
  if (place || asked.length < 2 || !query) return [];
  return categories.map(
    (key) => sql`(select id from (
      select * from ${table} where ${listed} and category = ${key} order by ${order} limit ${mostOfCategory}) newest
      where search_vector @@ ${tsquery(sql, query)} order by ${order} limit ${perWay})`,
  );
}

const one = (sql: Sql, { table, listed }: Wanted, way: Fragment, { by, only }: Order) =>
  sql`(select id from ${table} where ${listed} ${way} ${only} order by ${by} limit ${perWay})`;

interface Order {
  by: Fragment;
  only: Fragment;
}

function ordersOf(sql: Sql, { place, order, anywhere }: Wanted): Order[] {
  if (!place) return [{ by: order, only: nothing(sql) }];
  return [
    { by: chordTo(sql, place), only: sql`and rough_place is not null` },
    ...anywhere.map((only) => ({ by: sql`created_at desc, id desc`, only: sql`and ${only}` })),
  ];
}

/** How far it is, measured straight through the earth. */
export const chordTo = (sql: Sql, place: Place): Fragment =>
  sql`rough_place <-> ${cubeOf(place)}::cube`;

function waysToFit(sql: Sql, { typed, asked, categories }: ReadSearch): Fragment[] {
  const telling = asked.filter(({ isGeneral }) => !isGeneral);
  const needed = telling.length > 0 ? telling : asked;
  const ways = [
    typed.length > 0 && asked.length > 0 && writtenSo(sql, typed),
    allWords(needed) && sql`and search_vector @@ ${tsquery(sql, allWords(needed))}`,
    ...categories.map((key) => sql`and category = ${key}`),
  ].filter((way) => way !== false && way !== '');
  return ways.length > 0 ? ways : [typed.length > 0 ? writtenSo(sql, typed) : nothing(sql)];
}

/** Every word as it is typed, also in the middle of others. */
const writtenSo = (sql: Sql, typed: string[]): Fragment =>
  typed
    .map((word) => sql`and search_text like containing(${singular(word)})`)
    .reduce((before, each) => sql`${before} ${each}`);

/** Whether each word as it is typed is in the text. */
export const isWrittenSo = (sql: Sql, typed: string[]): Fragment =>
  typed.length === 0 ? sql`false` : sql`(true ${writtenSo(sql, typed)})`;

const tsquery = (sql: Sql, query: string) => sql`to_tsquery('english', fold(${query}))`;

/** A weight for each word by the place where it is found: title, profession, name, category, text, or none of them. */
export function hits(sql: Sql, asked: AskedWord[]): Fragment {
  if (asked.length === 0) return sql`'{}'::float8[]`;
  const each = asked
    .map((word) => hit(sql, word))
    .reduce((before, next) => sql`${before}, ${next}`);
  return sql`array[${each}]::float8[]`;
}

function hit(sql: Sql, word: AskedWord): Fragment {
  const isIn = (weights: string) => {
    const query = beginningIn(word, weights);
    return query ? sql`search_vector @@ ${tsquery(sql, query)}` : sql`false`;
  };
  const isMeant = word.categories.length > 0 ? sql`category = any(${word.categories})` : sql`false`;
  return sql`case when ${isIn('A')} then 1.0 when ${isIn('B')} then 0.9 when ${isIn('C')} then 0.8
    when ${isMeant} then 0.7 when ${isIn('D')} then 0.5 else 0 end
    + case when ${isMeant} then 0.15 else 0 end`;
}
