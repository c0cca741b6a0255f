import type { Db, Tx } from '@sidework/chassis/db/db';
import { eq } from 'drizzle-orm';
import { hashOf } from '../../hashes.ts';
import { refused } from '../../refusals/refusal.ts';
import { uuidIn } from '../../uuid.ts';
import { type OauthAuthorization, oauthAuthorizations } from './table.ts';

export async function insertAuthorization(db: Db, authorization: OauthAuthorization) {
  await db.insert(oauthAuthorizations).values(authorization);
}

export async function lockAuthorization(tx: Tx, given: string): Promise<OauthAuthorization> {
  const id = uuidIn(given);
  const [authorization] = id
    ? await tx
        .select()
        .from(oauthAuthorizations)
        .where(eq(oauthAuthorizations.id, id))
        .for('update')
    : [];
  if (!authorization) throw refused('oauth_authorization_not_found');
  return authorization;
}

export async function findAuthorizationOfCode(
  db: Db,
  code: string,
): Promise<OauthAuthorization | undefined> {
  const [authorization] = await db
    .select()
    .from(oauthAuthorizations)
    .where(eq(oauthAuthorizations.codeHash, hashOf(code)));
  return authorization;
}

export async function saveAuthorization(tx: Tx, { id, ...authorization }: OauthAuthorization) {
  await tx.update(oauthAuthorizations).set(authorization).where(eq(oauthAuthorizations.id, id));
}
