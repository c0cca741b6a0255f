import type { Tx } from '@sidework/chassis/db/db';
import { queueMail } from '@sidework/chassis/jobs/mail';
import type { Deps } from '../../deps.ts';
import { addressOf } from '../guardians/queries.ts';
import { linkUsedMail, secondConfirmationMail } from './mails.ts';
import { mailedAddressOf, takeDueConfirmations } from './queries.ts';

/** A day after a guardian agreed they are asked whether it was they: once, whichever instance does it. */
export async function sendSecondConfirmations({
  db,
  config: { PUBLIC_URL: publicUrl },
  now,
}: Pick<Deps, 'db' | 'config' | 'now'>): Promise<void> {
  let taken: number;
  do {
    taken = await db.transaction(async (tx) => {
      const due = await takeDueConfirmations(tx, now());
      for (const consent of due) await askToConfirm(tx, consent, publicUrl);
      return due.length;
    });
  } while (taken > 0);
}

/**
 * Whoever agreed with another account than the mailed address belongs to may not be whom the child named: that address is
 * told as well, since the account's own proves nothing.
 */
async function askToConfirm(
  tx: Tx,
  { guardianId, requestId }: { guardianId: string; requestId: string },
  publicUrl: string,
) {
  const own = await addressOf(tx, guardianId);
  if (own) await queueMail(tx, secondConfirmationMail({ to: own, publicUrl }));
  const mailed = await mailedAddressOf(tx, requestId);
  if (mailed && mailed.toLowerCase() !== own)
    await queueMail(tx, linkUsedMail({ to: mailed, publicUrl }));
}
