import { newsMayBe, type Stakes } from '@sidework/contracts/kernel/stakes';
import { eq, inArray } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { unavailableFor } from '../errors.ts';
import type { Actor } from '../http/actor.ts';
import { isKid, people } from './people.ts';

/** How old what this service knows of people is. */
export interface News {
  /** Milliseconds since it last knew all that identity had said a second before. */
  ageMs(): number;
}

/** Identity itself always has the newest data. */
export const alwaysNew: News = { ageMs: () => 0 };

/** Refuses an act that turns out to reach a child while news of people is old. */
export function requireNewsForChildren(news: News): void {
  if (news.ageMs() > newsMayBe.ofChildren) throw tooOld();
}

/** The values of a write's path and body, by their names. */
export type Given = Record<string, unknown>;

/**
 * By the name of a value of path or body: whether a write that names it reaches a child, or is one that always goes on, such
 * as a "no". A contract says in `reaches` which values of its write are looked up.
 */
export type ChildReach = Record<
  string,
  (db: Db, value: string, given: Given) => boolean | 'protects' | Promise<boolean | 'protects'>
>;

/** The stakes of a write, and the way to find out whether it reaches a child. */
export interface Write {
  stakes?: Stakes | undefined;
  reaches?: readonly string[] | undefined;
  given: Given;
}

/** Refuses the write of `actor` where what it puts at stake is not to be decided on old news. */
export async function requireNews(
  { news, db, childReach }: { news: News; db: Db; childReach?: ChildReach | undefined },
  actor: Actor,
  write: Write,
): Promise<void> {
  const age = news.ageMs();
  if (age <= newsMayBe.ofChildren) return;
  const { stakes = 'reach' } = write;
  const reached = await reachOf(db, childReach, write);
  if (stakes === 'children' || reached === true) throw tooOld();
  if (stakes === 'protection' || reached === 'protects') return;
  if (await isChild(db, actor)) throw tooOld();
  if (stakes === 'reach' && age > newsMayBe.ofAdults) throw tooOld();
}

/** A write that reaches one child is refused, whatever else it does. */
async function reachOf(
  db: Db,
  childReach: ChildReach = {},
  { reaches = [], given }: Write,
): Promise<boolean | 'protects'> {
  const asked = reaches.filter((name) => given[name] !== undefined);
  const answers = await Promise.all(
    asked.map((name) => childReach[name]?.(db, String(given[name]), given)),
  );
  if (answers.includes(true)) return true;
  return answers.includes('protects') && 'protects';
}

/** Whether one of these people is a child, or is not known yet and may be one. */
export async function isOneChild(db: Db, ids: (string | null | undefined)[]): Promise<boolean> {
  const named = [...new Set(ids.filter((id): id is string => Boolean(id)))];
  const found = await db.select().from(people).where(inArray(people.id, named));
  return found.length < named.length || found.some(isKid);
}

/** The data about the actor, or about the person reached, is too old to decide on. */
export const tooOld = () => unavailableFor(2, 'news_too_old');

/** By its token or by what is known of it: either may be the older. */
async function isChild(db: Db, actor: Actor): Promise<boolean> {
  if (isKid(actor)) return true;
  const [person] = await db.select().from(people).where(eq(people.id, actor.id));
  return person !== undefined && isKid(person);
}
