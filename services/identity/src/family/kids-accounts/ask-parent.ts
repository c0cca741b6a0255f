import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../../deps.ts';
import { parentToAsk } from '../children/child-state.ts';
import { lockChild } from '../children/lock-child.ts';
import { requestConsent } from '../consent-requests/request-consent.ts';

/** Writes to the parent whom the child named, unless one agreed and all that is left is ours to do. */
export async function askParent(
  deps: Pick<Deps, 'config' | 'now'>,
  tx: Tx,
  childId: string,
): Promise<void> {
  const { profile, row } = await lockChild(tx, childId);
  await requestConsent(deps, tx, { child: profile, to: parentToAsk(row) });
}
