import type { BackgroundJob } from '@sidework/chassis/jobs/background';
import { lockUser } from '../accounts/queries.ts';
import { addAuditEntry, scheduler } from '../audit/add-entry.ts';
import type { Deps } from '../deps.ts';
import { lockChild } from '../family/children/lock-child.ts';
import { continueOnError } from '../family/due-changes/continue-on-error.ts';
import { claimChild } from '../family/due-changes/queries.ts';
import { unconsentedIds } from '../family/due-changes/unconsented-queries.ts';
import { forgetAccount } from './forget-account.ts';

/** Ends the accounts of children without consent for thirty days, as all accounts end. */
export async function forgetRevoked(deps: Deps): Promise<void> {
  for (const childId of await unconsentedIds(deps.db, deps.now()))
    await continueOnError(deps, () => forgetOne(deps, childId), childId);
}

function forgetOne(deps: Deps, childId: string): Promise<void> {
  return deps.db.transaction(async (tx) => {
    const user = await lockUser(tx, childId);
    // Another process may be ending the account, or the child has grown up.
    if (!user || !(await claimChild(tx, childId))) return;
    if ((await unconsentedIds(tx, deps.now(), childId)).length === 0) return;
    await lockChild(tx, childId);
    const entry = {
      action: 'child_deleted',
      targetId: childId,
      reason: 'No consent for 30 days',
    };
    await addAuditEntry(deps, tx, scheduler, entry);
    await forgetAccount(deps, tx, user, null);
  });
}

export const forgetRevokedJob: BackgroundJob<Deps> = {
  name: 'forget-children-without-consent',
  every: 15_000,
  run: forgetRevoked,
};
