import type { Tx } from '@sidework/chassis/db/db';
import type { AccountView } from '@sidework/contracts/identity/staff/staff-accounts';
import type { User } from '../../accounts/table.ts';
import { type Administrator, addAuditEntry, type NewEntry } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { requireOthersAccount } from '../roles/staff-role.ts';
import { lockAccount } from './queries.ts';
import { accountOf, childrenNamed } from './shown-account.ts';

export interface Decision {
  by: Administrator;
  userId: string;
  reason: string;
}

/** The action on an account and its name in the audit log; undefined if nothing has to change. */
type Act = (tx: Tx, user: User) => Promise<Pick<NewEntry, 'action' | 'details'> | undefined>;

/** Decides about another person's account, in one transaction with the reason, and gives the changed account. */
export function decide(
  deps: Deps,
  { by, userId, reason }: Decision,
  act: Act,
): Promise<AccountView> {
  return deps.db.transaction(async (tx) => {
    requireOthersAccount(by.actor?.id, userId);
    const deed = await act(tx, await lockAccount(tx, userId));
    const named = await childrenNamed(tx, userId);
    // If nothing changed, the answer is only a look, which is recorded if it names children.
    const entry = deed ?? (named.children && { action: 'account_read' });
    if (entry) {
      const details = { ...entry.details, ...named };
      await addAuditEntry(deps, tx, by, { ...entry, details, targetId: userId, reason });
    }
    return accountOf(deps, tx, userId);
  });
}
