import type { Db } from '@sidework/chassis/db';
import { people } from '@sidework/chassis/people';
import { and, eq } from 'drizzle-orm';

/** Whether somebody's account was deleted; who is not known here yet is about to be. */
export async function hasLeft(db: Db, userId: string): Promise<boolean> {
  const gone = and(eq(people.id, userId), eq(people.fullName, ''), eq(people.mayAct, false));
  return (await db.$count(people, gone)) > 0;
}
