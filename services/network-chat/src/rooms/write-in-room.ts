import { enforceRateLimit } from '@sidework/chassis/db/account-limits';
import type { Tx } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { isKid, requireActing } from '@sidework/chassis/people/people';
import { networkAddresses } from '@sidework/contracts/network-chat/addresses';
import { v7 as uuidv7 } from 'uuid';
import {
  holdMessagesWithContactDetails,
  withHeldMessagesKept,
} from '../child-words/hold-message.ts';
import { keepMonitored } from '../child-words/queries.ts';
import type { Deps } from '../deps.ts';
import { raiseOwnNeed } from '../needs/own-needs.ts';
import { forgetReceiver } from '../needs/queries.ts';
import { notifyAtCommit } from '../realtime/at-commit.ts';
import { push } from '../realtime/push.ts';
import { pushUnreadCounts } from '../unread-counts/push-unread-counts.ts';
import {
  findRoomMessage,
  insertRoomMessage,
  lockRoom,
  type RoomMessageRow,
  saveRoom,
  saveRoomRead,
} from './queries.ts';
import * as Room from './room.ts';

interface ToSend {
  id?: string | undefined;
  content: string;
}

/** Writes to all members at once: a guardian sees every message. */
export async function writeInRoom(
  deps: Pick<Deps, 'db' | 'now' | 'live' | 'config'>,
  actor: Actor,
  roomId: string,
  toSend: ToSend,
): Promise<RoomMessageRow> {
  const { db, live } = deps;
  const { written, memberIds } = await withHeldMessagesKept(db, (tx) =>
    write(tx, deps, actor, roomId, toSend),
  );
  push(live, memberIds, { type: 'room', roomId });
  return written;
}

async function write(
  tx: Tx,
  { now, config }: Pick<Deps, 'now' | 'config'>,
  actor: Actor,
  roomId: string,
  { id: givenId, content }: ToSend,
) {
  const at = now();
  const sender = await requireActing(tx, actor);
  const found = Room.requireMember(await lockRoom(tx, roomId), actor.id);
  const { room: before, child } = found;
  const memberIds = Room.membersOf(found);
  const id = givenId?.toLowerCase() ?? uuidv7();
  const first = await findRoomMessage(tx, id);
  if (first)
    return { written: Room.repeated(first, { roomId, senderId: actor.id, content }), memberIds };
  Room.requireOpen(found);
  if (isKid(sender))
    await holdMessagesWithContactDetails(
      tx,
      {
        id,
        senderId: actor.id,
        childIds: [actor.id],
        place: { roomId },
        readerIds: [before.clientId],
        content,
        at,
        kind: 'room',
        subjectId: roomId,
        title: before.title,
      },
      config,
    );
  const room = Room.withMessage(before, at);
  const createdAt = room.lastMessageAt ?? at;
  const message = {
    id,
    roomId,
    sequence: room.lastSequence,
    senderId: actor.id,
    content,
    createdAt,
    hiddenAt: null,
  };
  await saveRoom(tx, before, room);
  await insertRoomMessage(tx, message);
  await keepMonitored(tx, message, [child.id]);
  await saveRoomRead(tx, roomId, actor.id, room.lastSequence);
  await raiseOwnNeed(
    tx,
    {
      kind: 'room_message',
      subjectId: roomId,
      actorId: actor.id,
      details: {},
      receivers: memberIds.filter((memberId) => memberId !== actor.id),
      title: room.title,
      path: networkAddresses.room(roomId),
    },
    at,
  );
  const limit = { accountId: actor.id, action: 'messages', count: config.MESSAGES_PER_MINUTE };
  await enforceRateLimit(tx, { ...limit, seconds: 60, now: at }, 'too_many_messages');
  return { written: message, memberIds };
}

export async function readRoom(
  { db, live }: Pick<Deps, 'db' | 'live'>,
  actor: Actor,
  roomId: string,
  upTo: number,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { room } = Room.requireMember(await lockRoom(tx, roomId), actor.id);
    const reached = Math.min(upTo, room.lastSequence);
    if (reached > 0) await saveRoomRead(tx, roomId, actor.id, reached);
    if (reached < room.lastSequence) return;
    await forgetReceiver(tx, { kind: 'room_message', subjectId: roomId }, actor.id);
    await notifyAtCommit(tx, 'needs', { receivers: [actor.id] });
  });
  await pushUnreadCounts({ db, live }, actor);
}
