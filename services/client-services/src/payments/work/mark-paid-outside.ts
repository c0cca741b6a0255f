import type { Actor } from '@sidework/chassis/http/actor';
import { requireActing } from '@sidework/chassis/people/people';
import type { Deps } from '../../deps.ts';
import { recordHistory } from '../../escrow/queries.ts';
import { agreedBy } from '../../services/agreement.ts';
import { getServiceFor, lockServiceFor } from '../../services/party-queries.ts';
import { recordChange } from '../../services/record-change.ts';
import { leftToFund } from '../../services/service.ts';
import * as PaidOutside from './paid-outside.ts';
import { tellPaidOutside } from './tell-paid-outside.ts';

/** No money of the platform moves; the history and the professional's books keep it, and a review counts as confirmed by both. */
export function markPaidOutside(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  serviceId: string,
) {
  return db.transaction(async (tx) => {
    await requireActing(tx, actor);
    const before = await lockServiceFor(tx, actor, serviceId);
    const at = now();
    const service = agreedBy(PaidOutside.mark(before, actor, at), actor, at);
    await recordChange(tx, before, service, at);
    const amountCents = leftToFund(before);
    const description = 'Paid outside Sidework';
    const postingId = await recordHistory(
      tx,
      { serviceId, paymentType: 'external', amountCents, description },
      at,
    );
    await tellPaidOutside(tx, service, { postingId, amountCents }, at);
    return getServiceFor(tx, actor, serviceId);
  });
}
