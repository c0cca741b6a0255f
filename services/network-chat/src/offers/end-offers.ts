import type { Tx } from '@sidework/chassis/db/db';
import { settle } from './answer-offer.ts';
import * as Offer from './offer.ts';
import { lockOpenOffersOf } from './queries.ts';

/** An open offer ends with the account of either side; its message stays with the other. */
export async function endOffersOf(tx: Tx, userId: string): Promise<void> {
  const at = new Date();
  for (const open of await lockOpenOffersOf(tx, userId))
    await settle(tx, open, Offer.expire(open, at), at);
}
