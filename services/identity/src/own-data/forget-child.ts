import type { Tx } from '@sidework/chassis/db/db';
import { forgetRequests, lockLiveConsents, saveConsent } from '../family/consents/queries.ts';
import { endLinks } from '../family/guardians/queries.ts';
import { forgetKid } from '../kids/queries.ts';

/**
 * What a kids account has on top of any other. That a guardian agreed is kept as a record; how the parent is reached is
 * not.
 */
export async function forgetChild(tx: Tx, childId: string, at: Date): Promise<void> {
  for (const consent of await lockLiveConsents(tx, { childId }))
    await saveConsent(tx, consent, { status: 'revoked', revokedAt: at, confirmDueAt: null }, at);
  await endLinks(tx, { childId }, at);
  await forgetRequests(tx, childId);
  await forgetKid(tx, childId, at);
}
