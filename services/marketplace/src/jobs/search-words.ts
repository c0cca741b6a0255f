import type { Sql } from '@sidework/chassis/db/db';
import { searchWords } from '@sidework/contracts/kernel/search-words';
import { categoriesNamed, singular } from '@sidework/contracts/marketplace/category-words';
import type { JobSearch } from '@sidework/contracts/marketplace/jobs';
import type { Audience } from './audience.ts';
import { type Fragment, nothing } from './fragments.ts';

type Worded = Pick<JobSearch, 'search' | 'category'> & { audience: Audience };

/**
 * Every word must occur, in any case, in title, description or location; or the words that stand for a kind of work may be
 * what the job's category is, since a client who posts a dripping tap need not write "plumber".
 */
export function matches(sql: Sql, query: Worded, meaning: Meaning = 'any'): Fragment {
  const read = readWords(query);
  if (read.words.length === 0) return nothing(sql);
  const called = haveWords(sql, read, sql`search_title`);
  if (meaning === 'called') return sql`and ${called}`;
  const written = sql`and ${haveWords(sql, read, sql`search_text`)}`;
  return meaning === 'any' ? written : sql`${written} and not (${called})`;
}

/** A job is `called` by words that its title has, or its category means; one whose description has them `mentions` them. */
export type Meaning = 'any' | 'called' | 'mentions';

function haveWords(
  sql: Sql,
  { words, named, categories }: ReturnType<typeof readWords>,
  text: Fragment,
): Fragment {
  const written = (each: string[]) => each.map((word) => hasWord(sql, text, word));
  const rest = words.filter((word) => !named.includes(word));
  return named.length > 0
    ? all(sql, [
        sql`(category = any(${categories}) or (${all(sql, written(named))}))`,
        ...written(rest),
      ])
    : all(sql, written(words));
}

/**
 * Which words stand for categories, and for which. Only for those where the reader looks: the planner believes that any
 * two conditions meet now and then, and would read everything for jobs of a kind that are not there. So words of different
 * work ("plumber painter") stand for none.
 */
function readWords({ audience, category, search }: Worded) {
  const words = searchWords(search);
  const meant = words
    .map((word) => ({ word, keys: categoriesNamed(word, { isYouth: audience.isChild }) }))
    .filter(({ keys }) => keys.length > 0);
  const categories = meant
    .flatMap(({ keys }) => keys)
    .filter((key, at, keys) => keys.indexOf(key) === at)
    .filter((key) => meant.every(({ keys }) => keys.includes(key)))
    .filter((key) => category === undefined || key === category);
  return { words, categories, named: categories.length > 0 ? meant.map(({ word }) => word) : [] };
}

/** Made into a pattern before the statement is planned, so that the planner knows how rare the word is. */
export const hasWord = (sql: Sql, text: Fragment, word: string): Fragment =>
  sql`${text} like containing(${singular(word)})`;

const all = (sql: Sql, conditions: Fragment[]): Fragment =>
  conditions.reduce((before, each) => sql`${before} and ${each}`);
