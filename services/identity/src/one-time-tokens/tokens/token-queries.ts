import type { Tx } from '@sidework/chassis/db/db';
import { and, eq } from 'drizzle-orm';
import { users } from '../../accounts/table.ts';
import { hashOf } from '../../hashes.ts';
import { oneTimeTokens, type Purpose } from './table.ts';
import { sentAt } from './token.ts';

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
