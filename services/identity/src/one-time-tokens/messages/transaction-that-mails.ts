import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../../deps.ts';
import { giveMailBack, requireMailBudget, type Whose } from '../../limits/message-budget.ts';

const mailed = new WeakSet<Tx>();

/** Says that a transaction sends a mail. */
export const noteMail = (tx: Tx) => mailed.add(tx);

/**
 * A transaction that may send a mail; where it does not, nothing of the budget is used up. It is counted first, so that
 * whether there is room does not depend on who has an account.
 */
export async function transactionThatMails(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  whose: Whose,
  work: (tx: Tx) => Promise<void>,
): Promise<void> {
  await requireMailBudget(db, config, whose);
  let isSent = false;
  try {
    isSent = await db.transaction(async (tx) => {
      await work(tx);
      return mailed.has(tx);
    });
  } finally {
    if (!isSent) await giveMailBack(db, config, whose);
  }
}
