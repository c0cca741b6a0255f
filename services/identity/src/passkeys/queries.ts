import type { Db, Tx } from '@sidework/chassis/db/db';
import { and, eq, lt, or } from 'drizzle-orm';
import { refused } from '../refusals/refusal.ts';
import { isUuid } from '../uuid.ts';
import { type Passkey, passkeyChallenges, passkeys } from './table.ts';

export function listPasskeysOf(db: Db, userId: string): Promise<Passkey[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(passkeys.createdAt);
}

/** Removes a passkey of a user, and throws where they have no such. */
export async function removePasskey(tx: Tx, userId: string, id: string) {
  if (!isUuid(id)) throw refused('webauthn_credential_not_found');
  const removed = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id });
  if (removed.length === 0) throw refused('webauthn_credential_not_found');
}

export async function renameOwnPasskey(
  tx: Tx,
  userId: string,
  id: string,
  change: Pick<Passkey, 'friendlyName' | 'updatedAt'>,
): Promise<Passkey> {
  const [renamed] = isUuid(id)
    ? await tx
        .update(passkeys)
        .set(change)
        .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
        .returning()
    : [];
  if (!renamed) throw refused('webauthn_credential_not_found');
  return renamed;
}

export async function findPasskeyByCredential(
  db: Db,
  credentialId: string,
): Promise<Passkey | undefined> {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return passkey;
}

/** Gives false if the credential is registered already. */
export async function insertPasskey(tx: Tx, passkey: Passkey): Promise<boolean> {
  const inserted = await tx
    .insert(passkeys)
    .values(passkey)
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  return inserted.length > 0;
}

/**
 * Notes a use, unless the counter has not gone on since the last one: a copy of the authenticator was used. Those that
 * do not count always say 0.
 */
export async function noteUse(
  tx: Tx,
  id: string,
  use: { signatureCount: number; isBackedUp: boolean; at: Date },
): Promise<boolean> {
  const { signatureCount, isBackedUp, at } = use;
  const noted = await tx
    .update(passkeys)
    .set({ signatureCount, isBackedUp, lastUsedAt: at })
    .where(
      and(
        eq(passkeys.id, id),
        or(
          lt(passkeys.signatureCount, signatureCount),
          signatureCount === 0 ? eq(passkeys.signatureCount, 0) : undefined,
        ),
      ),
    )
    .returning({ id: passkeys.id });
  return noted.length > 0;
}

type PasskeyChallenge = typeof passkeyChallenges.$inferSelect;

export async function insertPasskeyChallenge(db: Db, challenge: PasskeyChallenge) {
  await db.insert(passkeyChallenges).values(challenge);
}

/** Uses a challenge up, and gives the words that the authenticator had to sign. */
export async function takePasskeyChallenge(
  db: Db,
  { id, kind, userId }: { id: string | undefined } & Pick<PasskeyChallenge, 'kind' | 'userId'>,
  now: Date,
): Promise<string> {
  const [taken] = isUuid(id)
    ? await db
        .delete(passkeyChallenges)
        .where(
          and(
            eq(passkeyChallenges.id, id),
            eq(passkeyChallenges.kind, kind),
            userId === null ? undefined : eq(passkeyChallenges.userId, userId),
          ),
        )
        .returning()
    : [];
  if (!taken) throw refused('webauthn_challenge_not_found');
  if (taken.expiresAt <= now) throw refused('webauthn_challenge_expired');
  return taken.challenge;
}

export async function deletePasskeysOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(passkeys).where(eq(passkeys.userId, userId));
  await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.userId, userId));
}
