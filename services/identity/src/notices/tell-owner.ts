import type { Tx } from '@sidework/chassis/db/db';
import { queueMail } from '@sidework/chassis/jobs/mail';
import { findUser } from '../accounts/queries.ts';
import type { User } from '../accounts/table.ts';
import type { Deps } from '../deps.ts';
import { type Happening, noticeMail } from './notices.ts';

/**
 * Mails the owner about a changed way to sign in. The mail does not count against the budget, so that an attacker
 * cannot suppress it by using the budget up.
 */
export async function tellOwner(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  userId: string,
  happening: Happening,
) {
  const owner = await findUser(tx, userId);
  if (owner) await tellAddress(deps, tx, owner, happening);
}

/** The same, to where they were reached before, or where it is known already. */
export async function tellAddress(
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  { email, emailConfirmedAt }: Pick<User, 'email' | 'emailConfirmedAt'>,
  happening: Happening,
  opening?: string[],
) {
  if (!email || !emailConfirmedAt) return;
  const notice = { to: email, publicUrl: config.PUBLIC_URL, happening };
  await queueMail(tx, noticeMail({ ...notice, ...(opening && { opening }) }));
}
