import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { isKid, requireActing } from '@sidework/chassis/people/people';
import { requireAdult } from './payment.ts';

export async function requirePayingAdult(tx: Tx, actor: Actor): Promise<void> {
  requireAdult(isKid(await requireActing(tx, actor)));
}
