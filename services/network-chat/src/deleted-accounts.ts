import type { Db } from '@sidework/chassis/db/db';
import { people } from '@sidework/chassis/people/people';
import { and, eq } from 'drizzle-orm';

/** Whether an account was deleted. A person without a row here is new, and their profile is on its way. */
export async function hasLeft(db: Db, userId: string): Promise<boolean> {
  return (await db.$count(people, and(eq(people.id, userId), people.hasLeft))) > 0;
}
