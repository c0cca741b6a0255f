import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { recordAccess } from '@sidework/chassis/people/access-log';
import { isKid } from '@sidework/chassis/people/people';
import type { DisputeHistory } from '@sidework/contracts/client-services/escrow';
import { accessRecorded } from '@sidework/contracts/client-services/events';
import type { Deps } from '../deps.ts';
import * as Dispute from '../disputes/dispute.ts';
import { getDisputedService } from '../disputes/queries.ts';
import { extensionsOf } from '../extensions/queries.ts';
import { toExtensionView } from '../extensions/view.ts';
import { negotiationsOf } from '../negotiations/queries.ts';
import { toNegotiationView } from '../negotiations/view.ts';
import { paymentRecordsOf } from '../payments/work/read-payment-records.ts';
import { stageChangesOf } from '../stage-changes/queries.ts';
import { stepsOfService } from './read-steps.ts';

/** Only while the dispute waits. A look at the work of a child is recorded first, as any other of staff. */
export const readDisputeHistory = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  disputeId: string,
): Promise<DisputeHistory> =>
  db.transaction(async (tx) => {
    const { service, person, decidedAt } = await getDisputedService(tx, disputeId);
    Dispute.requireOpen({ decidedAt });
    const isChilds = person !== null && isKid(person);
    const look = { actor, childId: service.professionalId, what: 'services_read', at: now() };
    if (isChilds) await recordAccess(tx, accessRecorded, look);
    // A room is named by the proposal that it was opened for.
    return {
      ...(await historyOfService(tx, service.id)),
      steps: await stepsOfService(tx, service, isChilds),
      roomId: isChilds ? service.proposalId : null,
    };
  });

async function historyOfService(
  db: Db,
  id: string,
): Promise<Omit<DisputeHistory, 'steps' | 'roomId'>> {
  const extensions = await extensionsOf(db, { id });
  const negotiations = await negotiationsOf(db, { id });
  return {
    stages: await stageChangesOf(db, id),
    payments: await paymentRecordsOf(db, id),
    extensions: extensions.map(toExtensionView),
    negotiations: negotiations.map(toNegotiationView),
  };
}
