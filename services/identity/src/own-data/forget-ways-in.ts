import type { Tx } from '@sidework/chassis/db/db';
import { eq } from 'drizzle-orm';
import { factors } from '../factors/table.ts';
import { deleteFlowsOfUser } from '../flow-states/queries.ts';
import { oauthAuthorizations, oauthGrants } from '../oauth-server/table.ts';
import { forgetTokens } from '../one-time-tokens/tokens/queries.ts';
import { passkeyChallenges, passkeys } from '../passkeys/table.ts';
import { knownDevices } from '../sessions/table.ts';

/**
 * Removes every way into an account besides its password and identities, for an account that changes hands or ends. The
 * flow by which the new owner comes back may go on.
 */
export async function forgetWaysIn(tx: Tx, userId: string, keptFlowId: string | null = null) {
  await forgetTokens(tx, userId);
  for (const kept of [
    factors,
    passkeys,
    passkeyChallenges,
    knownDevices,
    oauthGrants,
    oauthAuthorizations,
  ])
    await tx.delete(kept).where(eq(kept.userId, userId));
  await deleteFlowsOfUser(tx, userId, keptFlowId);
}
