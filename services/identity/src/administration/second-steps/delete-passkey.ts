import { type Administrator, addAuditEntry } from '../../audit/add-entry.ts';
import type { Deps } from '../../deps.ts';
import { tellOwner } from '../../notices/tell-owner.ts';
import { removePasskey } from '../../passkeys/queries.ts';
import { lockAnyUser } from '../users/queries.ts';

interface OwnedPasskey {
  userId: string;
  passkeyId: string;
}

export async function deletePasskey(
  deps: Deps,
  by: Administrator,
  { userId, passkeyId }: OwnedPasskey,
): Promise<null> {
  await deps.db.transaction(async (tx) => {
    await lockAnyUser(tx, userId);
    await removePasskey(tx, userId, passkeyId);
    await tellOwner(deps, tx, userId, 'passkey_removed');
    await addAuditEntry(deps, tx, by, {
      action: 'passkey_deleted',
      targetId: userId,
      details: { passkey_id: passkeyId },
    });
  });
  return null;
}
