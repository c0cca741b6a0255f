import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import type { Deps } from '../deps.ts';
import * as Agreement from '../services/agreement.ts';
import { getServiceFor, lockServiceFor } from '../services/queries.ts';
import { requireAdults } from '../services/require-adults.ts';
import { settleChange } from './settle-change.ts';

/** The client's word on a service that a professional proposed; said again it changes nothing. */
export function answerService(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  serviceId: string,
  answer: 'accept' | 'decline',
) {
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const before = await lockServiceFor(tx, actor, serviceId);
    const at = now();
    const service =
      answer === 'accept' ? Agreement.accept(before, actor, at) : Agreement.decline(before, actor);
    if (answer === 'accept') await requireAdults(tx, service);
    if (service !== before) await settleChange(tx, before, service, at);
    return getServiceFor(tx, actor, serviceId);
  });
}
