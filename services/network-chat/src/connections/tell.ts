import type { Tx } from '@sidework/chassis/db/db';
import { isKid, type Person } from '@sidework/chassis/people/people';
import { networkAddresses } from '@sidework/contracts/network-chat/addresses';
import { webAddresses } from '@sidework/contracts/web-addresses';
import { openConversation } from '../conversations/open-conversation.ts';
import { meetOwnNeed, raiseOwnNeed } from '../needs/own-needs.ts';
import { raiseNotification } from '../notifications/raise-notification.ts';
import { type Connection, isReleased } from './connection.ts';

type Party = Pick<Person, 'id' | 'fullName' | 'accountType' | 'guardianIds'>;

interface ConnectionWithPeople {
  connection: Connection;
  requester: Party;
  receiver: Party;
}

/** Tells the guardians of a request, and its receiver once the guardians have approved it. */
export async function tellRequested(tx: Tx, told: ConnectionWithPeople, at: Date): Promise<void> {
  const { connection, requester, receiver } = told;
  const { id } = connection;
  await askGuardians(tx, told, at);
  if (!isReleased(connection)) return;
  const notice = {
    actorId: requester.id,
    title: '',
    path: networkAddresses.connectionRequests,
  } as const;
  await raiseNotification(tx, id, {
    kind: 'connection_requested',
    receiverId: receiver.id,
    details: {},
    isKeptByBlock: true,
    ...notice,
    asks: { kind: 'connection_request', subjectId: id },
  });
  await raiseOwnNeed(
    tx,
    {
      kind: 'connection_request',
      subjectId: id,
      receivers: [receiver.id],
      details: {},
      ...notice,
    },
    at,
  );
}

/** Each side that still needs its guardian. */
async function askGuardians(
  tx: Tx,
  { connection, requester, receiver }: ConnectionWithPeople,
  at: Date,
) {
  const sides = [
    ['child_connects', requester, receiver, connection.isRequesterApproved],
    ['child_asked_to_connect', receiver, requester, connection.isReceiverApproved],
  ] as const;
  for (const [kind, child, other, isApproved] of sides) {
    if (!isKid(child)) continue;
    const key = { kind, subjectId: connection.id };
    if (isApproved || child.guardianIds.length === 0) {
      await meetOwnNeed(tx, key, at);
      continue;
    }
    const path = webAddresses.child(child.id);
    const about = { actorId: child.id, title: other.fullName, details: {}, path };
    await raiseOwnNeed(
      tx,
      { ...key, ...about, childId: child.id, receivers: child.guardianIds },
      at,
    );
    for (const receiverId of child.guardianIds)
      await raiseNotification(tx, connection.id, { kind, receiverId, ...about, asks: key });
  }
}

/** Tells both people that they are connected and may write to each other. */
export async function tellAccepted(tx: Tx, told: ConnectionWithPeople, at: Date): Promise<void> {
  const { connection, requester, receiver } = told;
  await openConversation(tx, requester.id, receiver.id);
  await raiseNotification(tx, connection.id, {
    kind: 'connection_accepted',
    receiverId: requester.id,
    actorId: receiver.id,
    title: '',
    details: {},
    path: webAddresses.chatWith(receiver.id),
  });
  await meetRequestNeeds(tx, connection, at);
}

/** Meets every need that the request raised. */
export async function meetRequestNeeds(tx: Tx, { id }: Connection, at: Date): Promise<void> {
  for (const kind of ['connection_request', 'child_connects', 'child_asked_to_connect'] as const)
    await meetOwnNeed(tx, { kind, subjectId: id }, at);
}
