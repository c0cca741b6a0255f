import type { Tx } from '@sidework/chassis/db/db';
import { forgetRequests } from '../family/consent-requests/queries.ts';
import { revoke } from '../family/consents/consent.ts';
import { lockLiveConsents, saveConsent } from '../family/consents/queries.ts';
import { endLinks } from '../family/guardians/queries.ts';
import { forgetKid } from '../kids/queries.ts';

/** Removes the data of a kids account. The consents stay on record; the parent's contact does not. */
export async function forgetChild(tx: Tx, childId: string, at: Date): Promise<void> {
  for (const consent of await lockLiveConsents(tx, { childId }))
    await saveConsent(tx, consent, revoke(consent, null, at), at);
  await endLinks(tx, { childId }, at);
  await forgetRequests(tx, childId);
  await forgetKid(tx, childId, at);
}
