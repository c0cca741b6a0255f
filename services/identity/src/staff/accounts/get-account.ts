import type { AccountView } from '@sidework/contracts/identity/staff/staff-accounts';
import { type Administrator, addAuditEntry } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { accountOf, childrenNamed } from './shown-account.ts';

export function getAccount(deps: Deps, by: Administrator, userId: string): Promise<AccountView> {
  return deps.db.transaction(async (tx) => {
    const account = await accountOf(deps, tx, userId);
    const details = await childrenNamed(tx, userId);
    await addAuditEntry(deps, tx, by, { action: 'account_read', targetId: userId, details });
    return account;
  });
}
