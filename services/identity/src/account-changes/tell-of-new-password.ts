import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { getAccount } from '../accounts/queries.ts';
import type { Deps } from '../deps.ts';
import { tellAddress } from '../notices/tell-owner.ts';
import { getSession } from '../sessions/queries.ts';
import { listWaysIn } from './list-ways-in.ts';

/**
 * A person who came without the password may be recovering the account. A stranger may have made ways in that the new
 * password does not end, so the mail lists them.
 */
export async function tellOfNewPassword(deps: Deps, tx: Tx, actor: Actor) {
  const { user } = await getAccount(tx, actor.id);
  const { amr } = await getSession(tx, actor);
  const isRecovered = !amr.some(({ method }) => method === 'password');
  const opening = isRecovered ? await listWaysIn(tx, actor.id) : [];
  await tellAddress(deps, tx, user, 'password_changed', opening);
}
