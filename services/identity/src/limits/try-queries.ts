import type { Db, Tx } from '@sidework/chassis/db/db';
import { and, asc, eq, gt, inArray, sql } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { passwordAttempts } from './table.ts';

export interface Trying {
  account: string;
  /** Names a device that the account knows, whose tries are counted by themselves. */
  device: string | undefined;
}

const countedAs = ({ account, device }: Trying) => device ?? account;

/** Lets only one try of an account or device be counted at a time, until the transaction ends. */
export const lockTries = (tx: Tx, trying: Trying) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${countedAs(trying)}, 0))`);

export async function countTry(db: Db, trying: Trying, at: Date): Promise<string> {
  const id = uuidv7();
  await db.insert(passwordAttempts).values({ id, account: countedAs(trying), at });
  return id;
}

export async function deleteTry(db: Db, id: string) {
  await db.delete(passwordAttempts).where(eq(passwordAttempts.id, id));
}

export async function forgetTriesOf(db: Db, { account, device }: Trying) {
  const whose = device ? [account, device] : [account];
  await db.delete(passwordAttempts).where(inArray(passwordAttempts.account, whose));
}

/** Lists the tries of the last `seconds`, oldest first. */
export async function triesAt(db: Db, trying: Trying, now: Date, seconds: number) {
  const since = new Date(now.getTime() - seconds * 1000);
  const tries = await db
    .select({ at: passwordAttempts.at })
    .from(passwordAttempts)
    .where(and(eq(passwordAttempts.account, countedAs(trying)), gt(passwordAttempts.at, since)))
    .orderBy(asc(passwordAttempts.at));
  return tries.map(({ at }) => at);
}
