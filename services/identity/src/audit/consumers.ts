import type { Tx } from '@sidework/chassis/db/db';
import { consumer } from '@sidework/chassis/events/consumer';
import { disputeSettled } from '@sidework/contracts/client-services/events';
import { accessRecordedIn, type ChildAccess } from '@sidework/contracts/kernel/access';
import { type ServiceName, serviceNames } from '@sidework/contracts/platform';
import { nameInLog } from './add-entry.ts';
import { auditLog } from './table.ts';

const keepAccessOf = (service: ServiceName) =>
  consumer({
    name: `keep-access-when-recorded-in-${service}`,
    event: accessRecordedIn(service),
    handle: (tx, { data }) => keepAccess(tx, service, data),
  });

/** A moderator's decision about money stands in the log with its reason, once for each dispute. */
const keepDecisionWhenDisputeSettled = consumer({
  name: 'keep-decision-when-dispute-settled',
  event: disputeSettled,
  async handle(tx, { data, occurredAt }) {
    const { disputeId, decidedBy, serviceId, explanation, toClientCents, toProfessionalCents } =
      data;
    if (!disputeId || !decidedBy) return;
    await tx
      .insert(auditLog)
      .values({
        ...{ id: disputeId, service: 'client-services', actorId: decidedBy, reason: explanation },
        actorName: await nameInLog(tx, decidedBy),
        action: 'dispute_settled',
        targetId: serviceId,
        details: { toClientCents, toProfessionalCents },
        requestId: '',
        at: occurredAt,
      })
      .onConflictDoNothing();
  },
});

/** Identity writes its own reads into the log itself. */
export const auditConsumers = [
  ...serviceNames.filter((service) => service !== 'identity').map(keepAccessOf),
  keepDecisionWhenDisputeSettled,
];

async function keepAccess(tx: Tx, service: string, access: ChildAccess) {
  const { id, actorId, childId, what, reason, requestId, at } = access;
  await tx
    .insert(auditLog)
    .values({
      ...{ id, service, actorId, reason, requestId },
      actorName: await nameInLog(tx, actorId),
      action: what,
      targetId: childId,
      details: {},
      at: new Date(at),
    })
    .onConflictDoNothing();
}
