import type { Db } from '@sidework/chassis/db/db';
import type { AccountView } from '@sidework/contracts/identity/staff/staff-accounts';
import { nameOfAny } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { isSecondFactorSetUp } from '../../factors/rules/queries.ts';
import { whoAgreed } from '../../family/consents/end-guardianships.ts';
import { childIdsOf, childrenOf, guardiansOf } from '../../family/guardians/queries.ts';
import { sessionsOfUser } from '../../own-sessions/own-sessions.ts';
import { banReasonOf } from '../audit-log/queries.ts';
import { getAccountRow } from './queries.ts';
import { toAccountView } from './view.ts';

/** The view names children, so a caller records `childrenNamed` in the audit log. */
export async function accountOf(deps: Deps, db: Db, userId: string): Promise<AccountView> {
  const row = await getAccountRow(db, userId);
  const around = {
    hasSecondFactor: await isSecondFactorSetUp(db, userId),
    sessionCount: (await sessionsOfUser({ ...deps, db }, userId)).length,
    banReason: await banReasonOf(db, userId),
    guardians: (await guardiansOf(db, userId)).map(({ id, fullName }) => ({ id, fullName })),
    children: await shownChildrenOf(db, userId),
  };
  return toAccountView(row, around, deps.now());
}

async function shownChildrenOf(db: Db, guardianId: string): Promise<AccountView['children']> {
  const shown: AccountView['children'] = [];
  for (const child of await childrenOf(db, guardianId)) {
    const { id } = child;
    shown.push({ id, fullName: nameOfAny(child), whoAgreed: await whoAgreed(db, id, guardianId) });
  }
  return shown;
}

/** The children that an answer about an account names, as the audit log keeps them. */
export async function childrenNamed(db: Db, userId: string): Promise<{ children?: string[] }> {
  const children = await childIdsOf(db, userId);
  return children.length > 0 ? { children } : {};
}
