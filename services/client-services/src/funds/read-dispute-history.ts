import type { Db } from '@sidework/chassis/db/db';
import { conflict, notFound } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { recordAccess } from '@sidework/chassis/people/access-log';
import { isKid, people } from '@sidework/chassis/people/people';
import type { DisputeHistory } from '@sidework/contracts/client-services/escrow';
import { accessRecorded } from '@sidework/contracts/client-services/events';
import { eq } from 'drizzle-orm';
import type { Deps } from '../deps.ts';
import { disputes } from '../escrow/table.ts';
import { extensionsOf } from '../extensions/queries.ts';
import { toExtensionView } from '../extensions/view.ts';
import { negotiationsOf } from '../negotiations/queries.ts';
import { toNegotiationView } from '../negotiations/view.ts';
import { services } from '../services/table.ts';
import { stageChangesOf } from '../stage-changes/queries.ts';
import { paymentRecordsOf } from './queries.ts';

/** Only while the dispute waits. A look at the work of a child is recorded first, as any other of staff. */
export const readDisputeHistory = (
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  disputeId: string,
): Promise<DisputeHistory> =>
  db.transaction(async (tx) => {
    const [found] = await tx
      .select({ service: services, person: people, decidedAt: disputes.decidedAt })
      .from(disputes)
      .innerJoin(services, eq(services.id, disputes.serviceId))
      .leftJoin(people, eq(people.id, services.professionalId))
      .where(eq(disputes.id, disputeId));
    if (!found) throw notFound('dispute_not_found');
    if (found.decidedAt) throw conflict('dispute_settled');
    const { service, person } = found;
    const isChilds = person !== null && isKid(person);
    const look = { actor, childId: service.professionalId, what: 'services_read', at: now() };
    if (isChilds) await recordAccess(tx, accessRecorded, look);
    // A room is named by the proposal that it was opened for.
    return {
      ...(await historyOfService(tx, service.id)),
      roomId: isChilds ? service.proposalId : null,
    };
  });

async function historyOfService(db: Db, id: string): Promise<Omit<DisputeHistory, 'roomId'>> {
  const extensions = await extensionsOf(db, { id });
  const negotiations = await negotiationsOf(db, { id });
  return {
    stages: await stageChangesOf(db, id),
    payments: await paymentRecordsOf(db, id),
    extensions: extensions.map(toExtensionView),
    negotiations: negotiations.map(toNegotiationView),
  };
}
