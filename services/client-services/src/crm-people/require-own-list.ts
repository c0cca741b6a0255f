import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { requireActingAdult } from '@sidework/chassis/people/people';
import { requireCrm } from '../crm-clients/require-crm.ts';

/** A child keeps no contact data of adults, so this list is for adults. */
export async function requireOwnList(tx: Tx, actor: Actor): Promise<void> {
  await requireActingAdult(tx, actor);
  await requireCrm(tx, actor);
}
