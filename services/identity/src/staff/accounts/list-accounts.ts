import { toPage } from '@sidework/chassis/db/keyset';
import { type Administrator, addAuditEntry } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { accountsSought, kindOf, type Sought } from './queries.ts';
import { toAccountSummary } from './view.ts';

/** Kept with the children on the page and what kind of thing was sought, and never with the name or the address itself. */
export function listAccounts(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  by: Administrator,
  sought: Sought,
) {
  return db.transaction(async (tx) => {
    const at = now();
    const { search, role, accountType, isBanned, limit } = sought;
    const rows = await accountsSought(tx, sought, at);
    const page = toPage(
      rows,
      limit,
      (row) => toAccountSummary(row, at),
      ({ user }) => [user.createdAt.toISOString(), user.id],
    );
    await addAuditEntry({ now }, tx, by, {
      action: 'accounts_read',
      details: {
        by: search && kindOf(search),
        role,
        account_type: accountType,
        is_banned: isBanned,
        children: page.items.filter(({ child }) => child).map(({ id }) => id),
      },
    });
    return page;
  });
}
