import type { Db } from '@sidework/chassis/db';
import { and, asc, gt, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { Deps } from '../deps.ts';
import { refused } from '../refusals/refusal.ts';
import { admit, type Earlier, windowSeconds } from './password-tries.ts';
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
  const ids = [uuidv7(), uuidv7()] as const;
  const admission = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${account}, 0))`);
    const at = now();
    const earlier = await triesAt(tx, { account, device }, at);
    const admitted = admit(config, earlier, at);
    if ('wait' in admitted) return admitted;
    await tx.insert(passwordAttempts).values({ id: ids[0], account, at });
    // What a device uses of the tries that are kept back counts for it as well.
    if (admitted.of === 'kept back' && device)
      await tx.insert(passwordAttempts).values({ id: ids[1], account: device, at });
    return admitted;
  });
  if ('wait' in admission)
    throw refused('over_request_rate_limit', undefined, { retryAfterSeconds: admission.wait });
  return async () => {
    await db.delete(passwordAttempts).where(inArray(passwordAttempts.id, [...ids]));
  };
}

interface Trying {
  account: string;
  device: string | undefined;
}

async function triesAt(db: Db, { account, device }: Trying, now: Date): Promise<Earlier> {
  const since = new Date(now.getTime() - windowSeconds * 1000);
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
