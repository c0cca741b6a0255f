import type { Tx } from '@sidework/chassis/db/db';
import { and, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { hashOf } from '../hashes.ts';
import { admitCode } from '../limits/admit-code.ts';
import { type OneTimeToken, oneTimeTokens, type Purpose } from './table.ts';

/** Whose the token of a link is; to be asked before the user is locked, and used up after. */
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

const mostTries = 5;

/**
 * What the code that a user types was for. Each try counts, so the transaction has to commit also where nothing is given;
 * after five nothing fits any more, and after ten of an account in an hour nothing of it does.
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
  // The five of a code are a stranger's: nobody ends with theirs what the owner can still type where they are known.
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

/** Of a message that is sent again: whose the account was is not known any more, once the one before it is forgotten. */
export const anew = (waiting: Purpose[], purpose: Purpose) =>
  waiting.includes(purpose) ? {} : { resetWith: {} };

/** What was sent to a user and not answered yet. */
export async function waitingPurposes(tx: Tx, userId: string): Promise<Purpose[]> {
  const waiting = await tx
    .select({ purpose: oneTimeTokens.purpose })
    .from(oneTimeTokens)
    .where(eq(oneTimeTokens.userId, userId));
  return waiting.map(({ purpose }) => purpose);
}

/** What was sent for `purposes`, or for anything, opens nothing any more. Gives whether there was any. */
export async function forgetTokens(tx: Tx, userId: string, purposes?: Purpose[]): Promise<boolean> {
  const these = purposes && inArray(oneTimeTokens.purpose, purposes);
  const forgotten = await tx
    .delete(oneTimeTokens)
    .where(and(eq(oneTimeTokens.userId, userId), these))
    .returning({ purpose: oneTimeTokens.purpose });
  return forgotten.length > 0;
}
