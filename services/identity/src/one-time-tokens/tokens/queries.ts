import type { Tx } from '@sidework/chassis/db/db';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import { users } from '../../accounts/table.ts';
import { hashOf } from '../../hashes.ts';
import { type OneTimeToken, oneTimeTokens, type Purpose } from './table.ts';
import { mostTries, sentAt } from './token.ts';

/** Finds the owner of a link's token; the user is locked after this, and then the token is used up. */
export async function findTokenOwner(
  tx: Tx,
  purposes: Purpose[],
  token: string,
): Promise<string | undefined> {
  const [found] = await tx
    .select({ userId: oneTimeTokens.userId })
    .from(oneTimeTokens)
    .where(
      and(eq(oneTimeTokens.tokenHash, hashOf(token)), inArray(oneTimeTokens.purpose, purposes)),
    );
  return found?.userId;
}

/** Uses a link's token up and gives what it was for; one that is unknown, used or expired was for nothing. */
export async function useToken(
  tx: Tx,
  purposes: Purpose[],
  token: string,
  now: Date,
): Promise<OneTimeToken | undefined> {
  const [used] = await tx
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.tokenHash, hashOf(token)),
        inArray(oneTimeTokens.purpose, purposes),
        gt(oneTimeTokens.expiresAt, now),
      ),
    )
    .returning();
  return used;
}

/** Counts a try at the codes of `purposes` unless the device is known, and gives those that may still be typed. */
export const tryTokens = (
  tx: Tx,
  userId: string,
  purposes: Purpose[],
  { isKnownDevice, at }: { isKnownDevice: boolean; at: Date },
): Promise<OneTimeToken[]> =>
  tx
    .update(oneTimeTokens)
    .set({ tries: isKnownDevice ? oneTimeTokens.tries : sql`${oneTimeTokens.tries} + 1` })
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        inArray(oneTimeTokens.purpose, purposes),
        gt(oneTimeTokens.codeExpiresAt, at),
        isKnownDevice ? undefined : lt(oneTimeTokens.tries, mostTries),
      ),
    )
    .returning();

/** Lists the purposes of messages that were not answered yet. */
export async function waitingPurposes(tx: Tx, userId: string): Promise<Purpose[]> {
  const waiting = await tx
    .select({ purpose: oneTimeTokens.purpose })
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.userId, userId));
  return waiting.map(({ purpose }) => purpose);
}

/** Ends the tokens of `purposes`, or of all. Gives whether there were any. */
export async function forgetTokens(tx: Tx, userId: string, purposes?: Purpose[]): Promise<boolean> {
  const these = purposes && inArray(oneTimeTokens.purpose, purposes);
  const forgotten = await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), these))
    .returning({ purpose: oneTimeTokens.purpose });
  return forgotten.length > 0;
}

/** Puts a token in the place of the one before it for the same purpose. */
export async function saveToken(tx: Tx, made: typeof oneTimeTokens.$inferInsert) {
  const { userId: _user, purpose: _purpose, ...set } = made;
  await tx
    .insert(oneTimeTokens)
    .values(made)
    .onConflictDoUpdate({ target: [oneTimeTokens.userId, oneTimeTokens.purpose], set });
}

/** Deletes a token; false if it was replaced or used meanwhile. */
export async function deleteToken(
  tx: Tx,
  userId: string,
  purpose: Purpose,
  token: string,
): Promise<boolean> {
  const taken = await tx
    .delete(oneTimeTokens)
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        eq(oneTimeTokens.purpose, purpose),
        eq(oneTimeTokens.tokenHash, hashOf(token)),
      ),
    )
    .returning({ purpose: oneTimeTokens.purpose });
  return taken.length > 0;
}

/** Notes when the last message of a purpose was sent. */
export async function noteSent(tx: Tx, userId: string, purpose: Purpose, at: Date | null) {
  await tx
    .update(users)
    .set({ [sentAt[purpose]]: at })
    .where(eq(users.id, userId));
}
