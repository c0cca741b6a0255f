import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../deps.ts';
import { endWaiting, forgetRequests } from '../family/consents/queries.ts';
import { endLinks } from '../family/guardians/queries.ts';
import { tellGuardians } from '../family/guardians/tell-guardians.ts';
import { findKid, forgetKid } from '../kids/queries.ts';

/** Somebody with a locked profile is no child after all: nobody looks after them, and who their parent was is forgotten. */
export async function endKidsAccount(deps: Pick<Deps, 'config'>, tx: Tx, userId: string, at: Date) {
  if (!(await findKid(tx, userId))) return;
  await tellGuardians(deps, tx, userId, 'child_grown_up');
  await endLinks(tx, { childId: userId }, at);
  await endWaiting(tx, userId, at);
  await forgetRequests(tx, userId);
  await forgetKid(tx, userId, at);
}
