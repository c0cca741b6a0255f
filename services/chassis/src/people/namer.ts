import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { isKid, people } from './people.ts';
import { nameForChildren } from './plain-name.ts';
import { shownName } from './shown-name.ts';

/** Gives a person's name as the reader of the copy may see it. */
export type Namer = typeof shownName;

/** A person's copy of their data names others; a child's copy gives no name in whole. */
export async function namerFor(db: Db, userId: string): Promise<Namer> {
  const [reader] = await db
    .select({ accountType: people.accountType })
    .from(people)
    .where(eq(people.id, userId));
  // A person who is not known yet may be a child.
  if (reader && !isKid(reader)) return shownName;
  return (fullName) => (fullName ? nameForChildren(fullName) : shownName(fullName));
}
