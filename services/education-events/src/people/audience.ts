import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { isKid, people } from '@sidework/chassis/people/people';
import { nameForChildren } from '@sidework/chassis/people/plain-name';
import { shownName } from '@sidework/chassis/people/shown-name';
import { eq } from 'drizzle-orm';

/** Who reads what others wrote. */
export interface Audience {
  id: string | undefined;
  isChild: boolean;
}

export const visitors: Audience = { id: undefined, isChild: false };

/** The name of an adult: for children a first name and an initial (decision 108). */
export const nameFor = ({ isChild }: Audience, fullName: string | null | undefined): string =>
  isChild && fullName ? nameForChildren(fullName) : shownName(fullName);

/** A token is minutes old and the replica a second, so that the replica's word stands where it has one. */
export async function audienceOf(db: Db, viewer: Actor | undefined): Promise<Audience> {
  if (!viewer) return visitors;
  const [known] = await db
    .select({ accountType: people.accountType })
    .from(people)
    .where(eq(people.id, viewer.id));
  return { id: viewer.id, isChild: isKid(known ?? viewer) };
}
