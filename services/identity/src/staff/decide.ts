import type { Tx } from '@sidework/chassis/db/db';
import type { AccountView } from '@sidework/contracts/identity/staff/staff-accounts';
import type { User } from '../accounts/table.ts';
import { type Administrator, addAuditEntry, type NewEntry } from '../audit/add-entry.ts';
import type { Deps } from '../deps.ts';
import { accountOf, childrenNamed } from './account-of.ts';
import { lockAccount } from './account-queries.ts';
import { requireOthersAccount } from './staff-role.ts';

export interface Decision {
  by: Administrator;
  userId: string;
  reason: string;
}

/** What is decided of an account: what is done, and how the audit log calls it; nothing where it is so already. */
type Act = (tx: Tx, user: User) => Promise<Pick<NewEntry, 'action' | 'details'> | undefined>;

/** Decides about somebody else's account, in one transaction with the reason, and gives the account as it is then. */
export function decide(
  deps: Deps,
  { by, userId, reason }: Decision,
  act: Act,
): Promise<AccountView> {
  return deps.db.transaction(async (tx) => {
    requireOthersAccount(by.actor?.id, userId);
    const deed = await act(tx, await lockAccount(tx, userId));
    const named = await childrenNamed(tx, userId);
    // Where nothing changed, the answer is a look, and is kept where it names children.
    const entry = deed ?? (named.children && { action: 'account_read' });
    if (entry) {
      const details = { ...entry.details, ...named };
      await addAuditEntry(deps, tx, by, { ...entry, details, targetId: userId, reason });
    }
    return accountOf(deps, tx, userId);
  });
}
