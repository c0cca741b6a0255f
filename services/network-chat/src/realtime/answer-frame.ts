import type { ClientFrame } from '@sidework/contracts/network-chat/realtime';
import { LRUCache } from 'lru-cache';
import type { Deps } from '../deps.ts';
import { type Connection, write } from './connection.ts';
import { presenceOf } from './presence-queries.ts';
import { tell } from './tell.ts';

type Answered = Exclude<ClientFrame, { type: 'authenticate' }>;

/** That somebody types is passed on at most once in two seconds for each pair. */
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
  // Watched before it is read: who comes in between is told of twice rather than never.
  hub.watch(connection, await visibleTo(db, connection, personIds));
  for (const presence of await presenceOf(db, { id: connection.userId }, personIds))
    write(connection.socket, { type: 'presence', ...presence });
}

async function visibleTo(db: Deps['db'], { userId }: Connection, personIds: string[]) {
  const visible = await presenceOf(db, { id: userId }, personIds);
  return visible.map(({ personId }) => personId);
}

async function passTyping(
  { userId }: Connection,
  receiverId: string,
  { db, live }: Pick<Deps, 'db' | 'live'>,
) {
  const pair = `${userId} ${receiverId}`;
  if (typed.has(pair)) return;
  typed.set(pair, true);
  // The receiver's view decides: it is they who would see it.
  const [seen] = await presenceOf(db, { id: receiverId }, [userId]);
  if (seen) tell(live, [receiverId], { type: 'typing', personId: userId });
}
