import type { Tx } from '@sidework/chassis/db/db';
import { consumer } from '@sidework/chassis/events/consumer';
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

/** Identity writes its own reads into the log itself. */
export const auditConsumers = serviceNames
  .filter((service) => service !== 'identity')
  .map(keepAccessOf);

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
