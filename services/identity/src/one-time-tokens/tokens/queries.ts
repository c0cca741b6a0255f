import type { Tx } from '@sidework/chassis/db/db';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { hashOf } from '../../hashes.ts';
import { admitCode } from '../../limits/admit-code.ts';
import { type OneTimeToken, oneTimeTokens, type Purpose } from './table.ts';
import { mostTries } from './token.ts';

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

/**
 * Finds the token of a typed code. Each try counts, so the transaction has to commit even if nothing is found. After
 * five tries no code of the token counts, and after ten of an account in an hour none at all.
 */
export async function tryCode(
  { seal, now }: Deps,
  tx: Tx,
  userId: string,
  purposes: Purpose[],
  code: string,
  knownDevice?: string,
): Promise<OneTimeToken | undefined> {
  const countWrong = await admitCode({ seal, now }, tx, userId, knownDevice);
  if (!countWrong) return undefined;
  // The five tries of a code are for strangers, so that they do not use up the owner's tries at a known device.
  const isKnown = knownDevice !== undefined;
  const waiting = await tx
    .update(oneTimeTokens)
    .set({ tries: isKnown ? oneTimeTokens.tries : sql`${oneTimeTokens.tries} + 1` })
    .where(
      and(
        eq(oneTimeTokens.userId, userId),
        inArray(oneTimeTokens.purpose, purposes),
        gt(oneTimeTokens.codeExpiresAt, now()),
        isKnown ? undefined : lt(oneTimeTokens.tries, mostTries),
      ),
    )
    .returning();
  const fitting = waiting.find(
    ({ purpose, codeHash }) => codeHash === seal.digest(`${userId} ${purpose}`, code),
  );
  if (waiting.length > 0 && !fitting) await countWrong();
  return fitting;
}

/** The same, and it opens nothing more. */
export async function useCode(
  deps: Deps,
  tx: Tx,
  userId: string,
  purposes: Purpose[],
  code: string,
  knownDevice?: string,
): Promise<OneTimeToken | undefined> {
  const fitting = await tryCode(deps, tx, userId, purposes, code, knownDevice);
  if (fitting) await forgetTokens(tx, userId, [fitting.purpose]);
  return fitting;
}

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
