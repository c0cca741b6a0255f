import { queueMail } from '@sidework/chassis/mail';
import type { Deps } from '../deps.ts';
import { addressOf } from '../guardians/queries.ts';
import { secondConfirmationMail } from './mails.ts';
import { takeDueConfirmations } from './queries.ts';

/** A day after a guardian agreed they are asked whether it was they: once, whichever instance does it. */
export async function sendSecondConfirmations({
  db,
  config,
  now,
}: Pick<Deps, 'db' | 'config' | 'now'>): Promise<void> {
  let taken: number;
  do {
    taken = await db.transaction(async (tx) => {
      const guardianIds = await takeDueConfirmations(tx, now());
      for (const guardianId of guardianIds) {
        const to = await addressOf(tx, guardianId);
        if (to) await queueMail(tx, secondConfirmationMail({ to, publicUrl: config.PUBLIC_URL }));
      }
      return guardianIds.length;
    });
  } while (taken > 0);
}
