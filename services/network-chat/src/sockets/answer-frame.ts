import type { ClientFrame } from '@sidework/contracts/network-chat/realtime';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../deps.ts';
import { type Connection, write } from '../realtime/connection.ts';
import { push } from '../realtime/push.ts';
import { presenceOf } from './queries.ts';

type Answered = Exclude<ClientFrame, { type: 'authenticate' }>;

/** Passes on "typing" at most once in two seconds for each pair. */
const typed = new LRUCache<string, true>({ max: 10_000, ttl: 2_000 });

export async function answerFrame(
  connection: Connection,
  frame: Answered,
  deps: Pick<Deps, 'db' | 'live' | 'hub'>,
): Promise<void> {
  switch (frame.type) {
    case 'ping':
      return write(connection.socket, { type: 'pong' });
    case 'watch':
      return watch(connection, frame.personIds, deps);
    case 'typing':
      return passTyping(connection, frame.receiverId.toLowerCase(), deps);
  }
}

async function watch(
  connection: Connection,
  personIds: string[],
  { db, hub }: Pick<Deps, 'db' | 'hub'>,
) {
  const visible = await presenceOf(db, { id: connection.userId }, personIds);
  const visibleIds = visible.map(({ personId }) => personId);
  // A socket that closed meanwhile has left the hub already, so nothing would remove what it watches.
  if (connection.socket.readyState !== connection.socket.OPEN) return;
  // Watching begins before the second read, so that an arrival in between is told twice rather than never.
  hub.watch(connection, visibleIds);
  const present = await presenceOf(db, { id: connection.userId }, visibleIds);
  const presentIds = new Set(present.map(({ personId }) => personId));
  // A block in between may have been pushed before the watching began.
  hub.unwatch(
    connection,
    visibleIds.filter((personId) => !presentIds.has(personId)),
  );
  for (const presence of present) write(connection.socket, { type: 'presence', ...presence });
}

async function passTyping(
  { userId }: Connection,
  receiverId: string,
  { db, live }: Pick<Deps, 'db' | 'live'>,
) {
  const pair = `${userId} ${receiverId}`;
  if (typed.has(pair)) return;
  typed.set(pair, true);
  // The receiver would see it, so the receiver's view decides.
  const [seen] = await presenceOf(db, { id: receiverId }, [userId]);
  if (seen) push(live, [receiverId], { type: 'typing', personId: userId });
}
