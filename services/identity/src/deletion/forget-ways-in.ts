import type { Tx } from '@sidework/chassis/db/db';
import { deleteFactorsOf } from '../factors/rules/queries.ts';
import { deleteFlowsOfUser } from '../flow-states/queries.ts';
import { deleteDevicesOf } from '../known-devices/queries.ts';
import { forgetApplicationsOf } from '../oauth-server/grants/queries.ts';
import { forgetTokens } from '../one-time-tokens/tokens/queries.ts';
import { deletePasskeysOf } from '../passkeys/queries.ts';

/**
 * Removes every way into an account besides its password and identities, for an account that changes hands or ends. The
 * flow by which the new owner comes back may go on.
 */
export async function forgetWaysIn(tx: Tx, userId: string, keptFlowId: string | null = null) {
  await forgetTokens(tx, userId);
  await deleteFactorsOf(tx, userId);
  await deletePasskeysOf(tx, userId);
  await deleteDevicesOf(tx, userId);
  await forgetApplicationsOf(tx, userId);
  await deleteFlowsOfUser(tx, userId, keptFlowId);
}
