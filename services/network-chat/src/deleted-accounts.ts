import type { Db } from '@sidework/chassis/db/db';
import { people } from '@sidework/chassis/people/people';
import { and, eq } from 'drizzle-orm';

/** Whether somebody's account was deleted; who is not known here yet is about to be. */
export async function hasLeft(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(people, and(eq(people.id, userId), people.hasLeft))) > 0;
}
