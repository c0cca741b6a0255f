import type { Tx } from '@sidework/chassis/db/db';
import { consumer } from '@sidework/chassis/events/consumer';
import * as clientServices from '@sidework/contracts/client-services/events';
import type { ChildAccess } from '@sidework/contracts/kernel/access';
import * as marketplace from '@sidework/contracts/marketplace/events';
import * as networkChat from '@sidework/contracts/network-chat/events';
import { nameInLog } from './add-entry.ts';
import { auditLog } from './table.ts';

const keepAccessOf = (
  service: string,
  event:
    | typeof marketplace.accessRecorded
    | typeof networkChat.accessRecorded
    | typeof clientServices.accessRecorded,
) =>
  consumer({
    name: `keep-access-when-recorded-in-${service}`,
    event,
    handle: (tx, { data }) => keepAccess(tx, service, data),
  });

export const auditConsumers = [
  keepAccessOf('marketplace', marketplace.accessRecorded),
  keepAccessOf('network-chat', networkChat.accessRecorded),
  keepAccessOf('client-services', clientServices.accessRecorded),
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
