import type { Db, Tx } from '@sidework/chassis/db/db';
import { and, eq, isNotNull, or } from 'drizzle-orm';
import type { Parent } from '../../kids/kid-parent.ts';
import { type KidsProfile, kidsProfiles } from '../../kids/table.ts';
import { consents } from '../consents/table.ts';

/** Reads and locks the parent whom a child named; undefined if it named none. */
export async function findParent(
  tx: Tx,
  childId: string,
): Promise<(Parent & Pick<KidsProfile, 'parentConsentGiven'>) | undefined> {
  const { parentName, parentEmail, parentPhone, parentConsentGiven } = kidsProfiles;
  const [parent] = await tx
    .select({ parentName, parentEmail, parentPhone, parentConsentGiven })
    .from(kidsProfiles)
    .where(eq(kidsProfiles.profileId, childId))
    .for('update');
  return parent;
}

/**
 * Whether anybody agreed, agreed once, or waits for our answer. A form that was only announced, and an answer that staff did not
 * believe, leave the child free to name another parent: anybody may have found the link.
 */
export async function hasParentAnswered(db: Db, childId: string): Promise<boolean> {
  const [answer] = await db
    .select({ id: consents.id })
    .from(consents)
    .where(
      and(
        eq(consents.childId, childId),
        or(eq(consents.status, 'pending'), isNotNull(consents.givenAt)),
      ),
    )
    .limit(1);
  return answer !== undefined;
}

type NewParent = Parent & Pick<KidsProfile, 'profileId' | 'dateOfBirth' | 'updatedAt'>;

export async function saveParent(tx: Tx, parent: NewParent): Promise<void> {
  const { profileId: _same, dateOfBirth: _fixed, ...changes } = parent;
  await tx
    .insert(kidsProfiles)
    .values({ ...parent, createdAt: parent.updatedAt })
    .onConflictDoUpdate({ target: kidsProfiles.profileId, set: changes });
}
