import type { Tx } from '@sidework/chassis/db/db';
import { consumer } from '@sidework/chassis/events/consumer';
import { mayActSince } from '@sidework/chassis/people/people';
import * as services from '@sidework/contracts/client-services/events';
import { consentRevoked } from '@sidework/contracts/identity/events';
import { childHireApproved } from '@sidework/contracts/marketplace/events';
import { openRoom } from './open-room.ts';
import { saveLock } from './push-locked.ts';
import { lockOpenRoomsOfChild, lockRoomOfService } from './queries.ts';
import * as Room from './room.ts';

const openRoomWhenChildHireApproved = consumer({
  name: 'open-room-when-child-hire-approved',
  event: childHireApproved,
  handle: (tx, { data, occurredAt }) => openRoom(tx, data, occurredAt),
});

const openRoomWhenServiceStarted = consumer({
  name: 'open-room-when-service-started',
  event: services.serviceStarted,
  async handle(tx, { data, occurredAt }) {
    const { proposalId, professionalId: childId, clientId, title, serviceId } = data;
    // A guardian approves a hire by its proposal; other work has no room.
    if (proposalId)
      await openRoom(tx, { proposalId, childId, clientId, title, serviceId }, occurredAt);
  },
});

async function changeRoomOf(
  tx: Tx,
  { serviceId }: { serviceId: string },
  change: (room: Room.Room) => Room.Room,
) {
  const room = await lockRoomOfService(tx, serviceId);
  if (room) await saveLock(tx, room, change(room));
}

const lockRoomWhenServiceCompleted = consumer({
  name: 'lock-room-when-service-completed',
  event: services.serviceCompleted,
  handle: (tx, { data, occurredAt }) =>
    changeRoomOf(tx, data, (room) => Room.lock(room, occurredAt)),
});

const lockRoomWhenServiceCancelled = consumer({
  name: 'lock-room-when-service-cancelled',
  event: services.serviceCancelled,
  handle: (tx, { data, occurredAt }) =>
    changeRoomOf(tx, data, (room) => Room.lock(room, occurredAt)),
});

const unlockRoomWhenServiceReopened = consumer({
  name: 'unlock-room-when-service-reopened',
  event: services.serviceReopened,
  handle: (tx, { data }) => changeRoomOf(tx, data, Room.unlock),
});

/** Without consent there is no work. */
const lockRoomsWhenConsentRevoked = consumer({
  name: 'lock-rooms-when-consent-revoked',
  event: consentRevoked,
  async handle(tx, { data: { childId }, sequence, occurredAt }) {
    if (await mayActSince(tx, childId, sequence)) return;
    for (const room of await lockOpenRoomsOfChild(tx, childId))
      await saveLock(tx, room, Room.lock(room, occurredAt));
  },
});

export const roomConsumers = [
  openRoomWhenChildHireApproved,
  openRoomWhenServiceStarted,
  lockRoomWhenServiceCompleted,
  lockRoomWhenServiceCancelled,
  unlockRoomWhenServiceReopened,
  lockRoomsWhenConsentRevoked,
];
