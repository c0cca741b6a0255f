import type { Db, Tx } from '@sidework/chassis/db/db';
import { and, asc, eq, gte, isNull, lte } from 'drizzle-orm';
import { sessions } from '../../sessions/table.ts';
import { type OauthClient, oauthClients } from '../applications/table.ts';
import { oauthAuthorizations } from '../authorization/table.ts';
import { type OauthGrant, oauthGrants } from './table.ts';

export async function findGrant(
  db: Db,
  userId: string,
  clientId: string,
): Promise<OauthGrant | undefined> {
  const [grant] = await db.select().from(oauthGrants).where(ofBoth(userId, clientId));
  return grant;
}

export const grantsOfUser = (
  db: Db,
  userId: string,
): Promise<{ grant: OauthGrant; client: OauthClient }[]> =>
  db
    .select({ grant: oauthGrants, client: oauthClients })
    .from(oauthGrants)
    .innerJoin(oauthClients, eq(oauthClients.id, oauthGrants.clientId))
    .where(and(eq(oauthGrants.userId, userId), isNull(oauthClients.deletedAt)))
    .orderBy(asc(oauthGrants.grantedAt));

export async function saveGrant(tx: Tx, grant: OauthGrant) {
  await tx
    .insert(oauthGrants)
    .values(grant)
    .onConflictDoUpdate({
      target: [oauthGrants.userId, oauthGrants.clientId],
      set: { scopes: grant.scopes, grantedAt: grant.grantedAt },
    });
}

/** False where there was none. */
export async function deleteGrant(tx: Tx, userId: string, clientId: string): Promise<boolean> {
  const deleted = await tx
    .delete(oauthGrants)
    .where(ofBoth(userId, clientId))
    .returning({ clientId: oauthGrants.clientId });
  return deleted.length > 0;
}

export async function deleteGrantsOfClient(tx: Tx, clientId: string) {
  await tx.delete(oauthGrants).where(eq(oauthGrants.clientId, clientId));
}

export async function deleteGrantsOfUser(tx: Tx, userId: string) {
  await tx.delete(oauthGrants).where(eq(oauthGrants.userId, userId));
}

const ofBoth = (userId: string, clientId: string) =>
  and(eq(oauthGrants.userId, userId), eq(oauthGrants.clientId, clientId));

export interface OfApplication {
  clientId: string;
  userId?: string;
  /** Only those that began between these. */
  between?: [Date, Date];
}

/** Lists the sessions that an application was let in by. */
export const sessionsOfApplication = (tx: Tx, { clientId, userId, between }: OfApplication) =>
  tx
    .select({ id: sessions.id, userId: sessions.userId })
    .from(sessions)
    .where(
      and(
        eq(sessions.oauthClientId, clientId),
        isNull(sessions.revokedAt),
        userId === undefined ? undefined : eq(sessions.userId, userId),
        between && and(gte(sessions.createdAt, between[0]), lte(sessions.createdAt, between[1])),
      ),
    );

/** Removes the grants of a person, and the questions that still wait for an answer. */
export async function forgetApplicationsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(oauthGrants).where(eq(oauthGrants.userId, userId));
  await tx.delete(oauthAuthorizations).where(eq(oauthAuthorizations.userId, userId));
}
