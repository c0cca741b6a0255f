import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../../deps.ts';
import { forgetRequests } from '../../family/consent-requests/queries.ts';
import { endWaiting } from '../../family/consents/queries.ts';
import { endLinks } from '../../family/guardians/queries.ts';
import { tellGuardians } from '../../family/guardians/tell-guardians.ts';
import { findKid, forgetKid } from '../../kids/queries.ts';

/**
 * Ends the kids account of a person who is no child; the profile is locked. The guardians' links and the parent's
 * contact go.
 */
export async function endKidsAccount(deps: Pick<Deps, 'config'>, tx: Tx, userId: string, at: Date) {
  if (!(await findKid(tx, userId))) return;
  await tellGuardians(deps, tx, userId, 'child_grown_up');
  await endLinks(tx, { childId: userId }, at);
  await endWaiting(tx, userId, at);
  await forgetRequests(tx, userId);
  await forgetKid(tx, userId, at);
}
