import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { isKid, people } from './people.ts';
import { nameForChildren } from './plain-name.ts';
import { shownName } from './shown-name.ts';

/** Gives a person's name as somebody reads it. */
export type Namer = typeof shownName;

/** How the copy of somebody's data names others: a child's copy names nobody in whole. */
export async function namerFor(db: Db, userId: string): Promise<Namer> {
  const [reader] = await db
    .select({ accountType: people.accountType })
    .from(people)
    .where(eq(people.id, userId));
  // A person who is not known yet may be a child.
  if (reader && !isKid(reader)) return shownName;
  return (fullName) => (fullName ? nameForChildren(fullName) : shownName(fullName));
}
