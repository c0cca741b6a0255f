import type { Tx } from '@sidework/chassis/db/db';
import type { AuthFactor } from '@sidework/contracts/identity/accounts/auth';
import { requirePhone } from '../../accounts/input.ts';
import { type Administrator, addAuditEntry } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { removeFactor } from '../../factors/enrollment/remove-factor.ts';
import * as Factor from '../../factors/rules/factor.ts';
import { getFactor, listFactorsOf, saveFactor } from '../../factors/rules/queries.ts';
import type { Factor as FactorRow } from '../../factors/rules/table.ts';
import { getAnyAccount, lockAnyUser } from '../users/queries.ts';
import { requireMayOpen } from '../users/require-may-open.ts';
import { toShownFactor } from '../users/shown-user.ts';

export interface OwnedFactor {
  userId: string;
  factorId: string;
}

interface Change {
  friendly_name?: string | null | undefined;
  phone?: string | null | undefined;
}

/** Renames a factor, or changes the number of a phone factor. */
export function renameFactor(deps: Deps, by: Administrator, of: OwnedFactor, change: Change) {
  const fields = (['friendly_name', 'phone'] as const).filter((name) => change[name]);
  return changeFactor(deps, by, of, { action: 'factor_updated', fields }, async (tx, factor) => {
    if (change.phone) await requireMayOpen(tx, by, of.userId);
    const own = await listFactorsOf(tx, factor.userId);
    const isPhone = change.phone && factor.factorType === 'phone';
    const phone = isPhone ? requirePhone(change.phone ?? undefined) : undefined;
    const given = { friendlyName: change.friendly_name, phone };
    return saveFactor(tx, factor, Factor.change(own, factor, given, deps.now()));
  });
}

/**
 * Lets a person sign in again who has lost a factor; their sessions fall back to the remaining proof. For a child only
 * a program may do that, after asking its guardian, because its password alone must not open the account.
 */
export function deleteFactor(deps: Deps, by: Administrator, of: OwnedFactor) {
  return changeFactor(deps, by, of, { action: 'factor_deleted' }, async (tx, factor) => {
    if (Factor.isVerified(factor)) await requireMayOpen(tx, by, of.userId);
    await removeFactor(deps, tx, factor);
    return factor;
  });
}

function changeFactor(
  deps: Deps,
  by: Administrator,
  { userId, factorId }: OwnedFactor,
  { action, ...more }: { action: string; fields?: string[] },
  change: (tx: Tx, factor: FactorRow) => Promise<FactorRow>,
): Promise<AuthFactor> {
  return deps.db.transaction(async (tx) => {
    await lockAnyUser(tx, userId);
    const factor = await change(tx, await getFactor(tx, userId, factorId));
    await addAuditEntry(deps, tx, by, {
      action,
      targetId: userId,
      details: { factor_id: factorId, factor_type: factor.factorType, ...more },
    });
    return toShownFactor(await getAnyAccount(tx, userId), factor, by.actor);
  });
}
