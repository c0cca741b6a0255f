import type { Db } from '@sidework/chassis/db/db';
import { notFound } from '@sidework/chassis/errors';
import { and, asc, desc, eq, getTableColumns, isNull } from 'drizzle-orm';
import { users } from '../../accounts/table.ts';
import { consents } from '../../family/consents/table.ts';
import { guardianLinks } from '../../family/guardians/table.ts';
import { kidsProfiles } from '../../kids/table.ts';
import { profiles } from '../../profiles/table.ts';

/** A child as staff may know it. */
export async function getChild(db: Db, childId: string) {
  const [child] = await db
    .select({ kid: kidsProfiles, profile: profiles, email: users.email })
    .from(kidsProfiles)
    .innerJoin(profiles, eq(profiles.id, kidsProfiles.profileId))
    .innerJoin(users, eq(users.id, kidsProfiles.profileId))
    .where(and(eq(kidsProfiles.profileId, childId), isNull(users.deletedAt)));
  if (!child) throw notFound('not_found');
  return child;
}

/** Lists the guardians of a child with their contact. */
export function guardiansWithContact(db: Db, childId: string) {
  return db
    .select({
      id: profiles.id,
      fullName: profiles.fullName,
      email: users.email,
      linkedAt: guardianLinks.createdAt,
    })
    .from(guardianLinks)
    .innerJoin(profiles, eq(profiles.id, guardianLinks.guardianId))
    .innerJoin(users, eq(users.id, guardianLinks.guardianId))
    .where(and(eq(guardianLinks.childId, childId), isNull(guardianLinks.endedAt)))
    .orderBy(asc(guardianLinks.createdAt), asc(guardianLinks.id));
}

/** All that guardians ever said, newest first; a guardian whose account is gone has no name. */
export function consentsForChild(db: Db, childId: string) {
  return db
    .select({
      ...getTableColumns(consents),
      guardianName: profiles.fullName,
      guardianEmail: users.email,
    })
    .from(consents)
    .leftJoin(profiles, eq(profiles.id, consents.guardianId))
    .leftJoin(users, eq(users.id, consents.guardianId))
    .where(eq(consents.childId, childId))
    .orderBy(desc(consents.submittedAt), desc(consents.id));
}
