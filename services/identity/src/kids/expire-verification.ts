import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../deps.ts';
import { tellGuardians } from '../guardians/tell-guardians.ts';
import { type Child, changeChild } from './lock-child.ts';

/** A year is over: a locked child has to be verified anew. */
export async function expireVerification(
  deps: Pick<Deps, 'config'>,
  tx: Tx,
  child: Child,
  at: Date,
) {
  await changeChild(tx, child, { idVerificationStatus: 'expired' }, at);
  await tellGuardians(deps, tx, child.profile.id, 'verification_expired');
}
