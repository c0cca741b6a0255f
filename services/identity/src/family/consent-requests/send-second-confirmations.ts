import type { Tx } from '@sidework/chassis/db/db';
import { queueMail } from '@sidework/chassis/jobs/mail';
import type { Deps } from '../../deps.ts';
import { takeDueConfirmations } from '../consents/queries.ts';
import { addressOf } from '../guardians/queries.ts';
import { linkUsedMail, secondConfirmationMail } from './mails.ts';
import { mailedAddressOf } from './queries.ts';

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
 * A guardian with another address than the mailed one may not be the person whom the child named. So the mailed address
 * is told as well.
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
