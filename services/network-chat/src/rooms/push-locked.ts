import type { Tx } from '@sidework/chassis/db/db';
import type { Deps } from '../deps.ts';
import { listenAtCommit, notifyAtCommit } from '../realtime/at-commit.ts';
import { findRoom, saveRoom } from './queries.ts';
import { membersOf, type Room } from './room.ts';

/** Saves a room that was locked or opened again; its members hear of it at the commit. */
export async function saveLock(tx: Tx, before: Room, after: Room): Promise<void> {
  await saveRoom(tx, before, after);
  const found = await findRoom(tx, before.id);
  if (found) await notifyAtCommit(tx, 'rooms', { roomId: before.id, memberIds: membersOf(found) });
}

/** Tells the open windows of its members to read the room again, until the returned function is called. */
export const startPushingLocks = ({ sql, hub }: Pick<Deps, 'sql' | 'hub'>) =>
  listenAtCommit(
    sql,
    'rooms',
    ({ roomId, memberIds }) => {
      for (const memberId of memberIds) hub.show(memberId, { type: 'room', roomId });
    },
    () => hub.resync(),
  );
