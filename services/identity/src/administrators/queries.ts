import type { Tx } from '@sidework/chassis/db/db';
import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import { users } from '../accounts/table.ts';
import { notBanned } from '../bans/rules/queries.ts';
import { withSecondFactor } from '../factors/rules/queries.ts';
import { profiles, userRoles } from '../profiles/table.ts';

/** Locks the administrators, so that decisions about them wait for each other; gives the others who can still decide as such. */
export async function lockOtherAdministrators(
  tx: Tx,
  userId: string,
  now: Date,
): Promise<string[]> {
  const administrators = await tx
    .select({ id: userRoles.userId })
    .from(userRoles)
    .where(eq(userRoles.role, 'admin'))
    .orderBy(asc(userRoles.userId))
    .for('update');
  const able = await tx
    .select({ id: users.id })
    .from(users)
    .innerJoin(profiles, eq(profiles.id, users.id))
    .where(
      and(
        isNull(users.deletedAt),
        notBanned(now),
        isKnownAdult,
        withSecondFactor,
        sql`${users.id} = any (${sql.param(administrators.map(({ id }) => id))}::uuid[])`,
      ),
    );
  return able.map(({ id }) => id).filter((id) => id !== userId);
}

/** The same as `Profile.isKnownAdult`, in SQL. */
const isKnownAdult = and(profiles.isSetUp, ne(profiles.accountType, 'sidework_kids'));
