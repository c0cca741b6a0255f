import type { Actor } from '@sidework/chassis/http/actor';
import type { Deps } from '../deps.ts';
import { findChild } from '../people/queries.ts';
import { lockServiceFor } from '../services/party-queries.ts';
import { findService } from '../services/queries.ts';
import * as Case from './case.ts';
import { isDue } from './dispute.ts';
import { moveMoney } from './move-money.ts';
import { lockStanding, saveDispute } from './queries.ts';
import { casesFor } from './view.ts';

/** Once both sides accepted, nothing is waited for. */
export function acceptDecision(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  serviceId: string,
) {
  return db.transaction(async (tx) => {
    const before = await lockServiceFor(tx, actor, serviceId);
    const at = now();
    const standing = await lockStanding(tx, serviceId);
    const isChild = (await findChild(tx, actor.id)) !== undefined;
    const dispute = Case.accept(standing, before, { by: actor, isChild }, at);
    await saveDispute(tx, standing, dispute);
    if (isDue(dispute, at)) await moveMoney(tx, before, dispute, at);
    const service = (await findService(tx, serviceId)) ?? before;
    return casesFor(tx, service, actor, at);
  });
}
