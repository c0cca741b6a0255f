import type { Db } from '@sidework/chassis/db/db';
import { and, asc, gt, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import { admit, type Earlier, type Share, windowSeconds } from './password-tries.ts';
import { passwordAttempts } from './table.ts';

/**
 * Counts a try at the password of `account` before it is checked, so that many at once cannot pass the limit, or refuses
 * it. Gives what takes it back, for a password that turns out to be right or is not checked after all. `device` names a
 * device that the account knows.
 */
export async function takePasswordTry(
  { db, now, config }: Pick<Deps, 'db' | 'now' | 'config'>,
  account: string,
  device: string | undefined,
): Promise<() => Promise<void>> {
  const trying = { account, device };
  const outcome = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${account}, 0))`);
    const at = now();
    const admitted = admit(config, await triesAt(tx, trying, at), at);
    return 'wait' in admitted ? admitted : { ids: await countTry(tx, trying, admitted.of, at) };
  });
  if ('wait' in outcome)
    throw refused('over_request_rate_limit', undefined, { retryAfterSeconds: outcome.wait });
  return async () => {
    await db.delete(passwordAttempts).where(inArray(passwordAttempts.id, outcome.ids));
  };
}

export interface Trying {
  account: string;
  /** A known one. */
  device: string | undefined;
}

/** Counts a try; what a device uses of the tries that are kept back counts for it as well. */
export async function countTry(
  db: Db,
  { account, device }: Trying,
  share: Share,
  at: Date,
): Promise<string[]> {
  const whose = share === 'kept back' && device ? [account, device] : [account];
  const tries = whose.map((each) => ({ id: uuidv7(), account: each, at }));
  await db.insert(passwordAttempts).values(tries);
  return tries.map(({ id }) => id);
}

/** Also what the device used of the tries that are kept back. */
export async function forgetTriesOf(db: Db, { account, device }: Trying) {
  const whose = device ? [account, device] : [account];
  await db.delete(passwordAttempts).where(inArray(passwordAttempts.account, whose));
}

/** The tries before, as far as they still count. */
export async function triesAt(
  db: Db,
  { account, device }: Trying,
  now: Date,
  seconds = windowSeconds,
): Promise<Earlier> {
  const since = new Date(now.getTime() - seconds * 1000);
  const tries = await db
    .select({ of: passwordAttempts.account, at: passwordAttempts.at })
    .from(passwordAttempts)
    .where(
      and(
        inArray(passwordAttempts.account, device ? [account, device] : [account]),
        gt(passwordAttempts.at, since),
      ),
    )
    .orderBy(asc(passwordAttempts.at));
  const by = (who: string) => tries.flatMap(({ of, at }) => (of === who ? [at] : []));
  return { all: by(account), keptBack: device ? by(device) : undefined };
}
