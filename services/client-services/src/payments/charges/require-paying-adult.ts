import type { Tx } from '@sidework/chassis/db/db';
import { conflict } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { isKid, requireActing } from '@sidework/chassis/people/people';
import { lockActingAdult } from '../../people/queries.ts';
import { requireAdult } from './payment.ts';

export async function requirePayingAdult(tx: Tx, actor: Actor): Promise<void> {
  requireAdult(isKid(await requireActing(tx, actor)));
}

/** Money beside the agreed total is for an account that is open. */
export async function requirePayee(tx: Tx, professionalId: string): Promise<void> {
  if (!(await lockActingAdult(tx, professionalId))) throw conflict('payee_unavailable');
}
