import type { Tx } from '@sidework/chassis/db/db';
import type { AuthFactor } from '@sidework/contracts/identity/accounts/auth';
import { requirePhone } from '../../accounts/input.ts';
import { type Administrator, addAuditEntry } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { removeFactor } from '../../factors/enrollment/remove-factor.ts';
import { getFactor, listFactorsOf, saveFactor } from '../../factors/rules/queries.ts';
import type { Factor } from '../../factors/rules/table.ts';
import { getAnyAccount, lockAnyUser } from '../users/queries.ts';
import { requireMayOpen } from '../users/require-may-open.ts';
import { toShownFactor } from '../users/shown-user.ts';
import { requireFreeName, requireOnce } from './factor-rules.ts';

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
    requireFreeName(own, factor.id, change.friendly_name);
    const isPhone = change.phone && factor.factorType === 'phone';
    const phone = isPhone ? requirePhone(change.phone ?? undefined) : factor.phone;
    requireOnce(own, { ...factor, phone });
    const changed: Factor = {
      ...factor,
      ...(change.friendly_name && { friendlyName: change.friendly_name }),
      phone,
      updatedAt: deps.now(),
    };
    await saveFactor(tx, changed);
    return changed;
  });
}

/**
 * Lets a person sign in again who has lost a factor; their sessions fall back to the remaining proof. For a child only
 * a program may do that, after asking its guardian, because its password alone must not open the account.
 */
export function deleteFactor(deps: Deps, by: Administrator, of: OwnedFactor) {
  return changeFactor(deps, by, of, { action: 'factor_deleted' }, async (tx, factor) => {
    if (factor.status === 'verified') await requireMayOpen(tx, by, of.userId);
    await removeFactor(deps, tx, factor);
    return factor;
  });
}

function changeFactor(
  deps: Deps,
  by: Administrator,
  { userId, factorId }: OwnedFactor,
  { action, ...more }: { action: string; fields?: string[] },
  change: (tx: Tx, factor: Factor) => Promise<Factor>,
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
