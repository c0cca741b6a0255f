import type { Db } from '@sidework/chassis/db/db';
import type { AccountView } from '@sidework/contracts/identity/staff-accounts';
import type { Deps } from '../deps.ts';
import { guardiansOf } from '../guardians/queries.ts';
import { sessionsOfUser } from '../sessions/own-sessions.ts';
import { getAccountRow, hasSecondFactor } from './account-queries.ts';
import { toAccountView } from './account-view.ts';
import { banReasonOf } from './ban-reason.ts';

export async function accountOf(deps: Deps, db: Db, userId: string): Promise<AccountView> {
  const row = await getAccountRow(db, userId);
  const around = {
    hasSecondFactor: await hasSecondFactor(db, userId),
    sessionCount: (await sessionsOfUser({ ...deps, db }, userId)).length,
    banReason: await banReasonOf(db, userId),
    guardians: (await guardiansOf(db, userId)).map(({ id, fullName }) => ({ id, fullName })),
  };
  return toAccountView(row, around, deps.now());
}
