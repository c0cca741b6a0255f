import type { Tx } from '@sidework/chassis/db/db';
import { queueMail } from '@sidework/chassis/jobs/mail';
import type { User } from '../accounts/table.ts';
import type { Deps } from '../deps.ts';
import { addressesOfGuardians } from '../family/guardians/queries.ts';
import type { Profile } from '../profiles/table.ts';
import { accountDeletedMail, childDeletedMail } from './mails.ts';

/** The last mail of an account, to where its owner or who looks after it is reached so far. */
export async function tellDeleted(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  { id, email, emailConfirmedAt, deletedAt }: User,
  { accountType }: Pick<Profile, 'accountType'>,
): Promise<void> {
  if (accountType === 'sidework_kids') {
    for (const to of await addressesOfGuardians(tx, id))
      await queueMail(tx, childDeletedMail({ to }));
    return;
  }
  if (!email || !emailConfirmedAt || deletedAt) return;
  await queueMail(tx, accountDeletedMail({ to: email, publicUrl: config.PUBLIC_URL }));
}
