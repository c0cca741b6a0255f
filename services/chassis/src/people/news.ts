import { newsMayBe, type Stakes } from '@sidework/contracts/kernel/stakes';
import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { unavailableFor } from '../errors.ts';
import type { Actor } from '../http/actor.ts';
import { isKid, people } from './people.ts';

/** How old what this service knows of people is. */
export interface News {
  /** Milliseconds since it last knew all that identity had said a second before. */
  ageMs(): number;
}

/** Where nobody else tells of people: identity itself. */
export const alwaysNew: News = { ageMs: () => 0 };

/** Refuses what may not be done on old news, whoever asks: for what turns out to reach a child. */
export function requireNewsForChildren(news: News): void {
  if (news.ageMs() > newsMayBe.ofChildren) throw tooOld();
}

/** Refuses the write of `actor` where what it puts at stake is not to be decided on old news. */
export async function requireNews(
  { news, db }: { news: News; db: Db },
  actor: Actor,
  stakes: Stakes = 'reach',
): Promise<void> {
  const age = news.ageMs();
  if (stakes === 'protection' || age <= newsMayBe.ofChildren) return;
  if (stakes === 'children' || (await isChild(db, actor))) throw tooOld();
  if (stakes === 'reach' && age > newsMayBe.ofAdults) throw tooOld();
}

/** Who acts, or whom it reaches, is not known well enough to decide. */
export const tooOld = () => unavailableFor(2, 'news_too_old');

/** By its token or by what is known of it: either may be the older. */
async function isChild(db: Db, actor: Actor): Promise<boolean> {
  if (isKid(actor)) return true;
  const [person] = await db.select().from(people).where(eq(people.id, actor.id));
  return person !== undefined && isKid(person);
}
