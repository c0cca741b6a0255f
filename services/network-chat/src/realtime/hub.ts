import { randomUUID } from 'node:crypto';
import type { Live } from '@sidework/chassis/events/nats-live';
import type { ServerFrame } from '@sidework/contracts/network-chat/realtime';
import { type Connection, write } from './connection.ts';
import { type PresencePush, presenceTopic, resyncTopic, userTopic } from './push.ts';

/** The sockets of this process: whose they are, what is pushed to them, and whom they watch. */
export interface Hub {
  /** Tells the processes apart that hold sockets. */
  instanceId: string;
  /** Takes a socket in; once it resolves, no push to its person passes it by. */
  join(connection: Connection): Promise<void>;
  leave(connection: Connection): void;
  /** Replaces whom a socket watches. */
  watch(connection: Connection, personIds: string[]): void;
  unwatch(connection: Connection, personIds: string[]): void;
  /** Sends a frame to the sockets that a person holds here. */
  show(userId: string, frame: ServerFrame): void;
  /** Told of each message that was shown to its receiver here, and of each change of a job room to its member. */
  onReceived(told: (userId: string) => void): void;
  /** Has every socket here read again what may have passed it by. */
  resync(): void;
  socketsOf(userId: string): number;
  people(): string[];
  connections(): Connection[];
  /** Closes sockets, all of them unless told which. */
  close(code: number, which?: (connection: Connection) => boolean): void;
  stop(): void;
}

interface Listener {
  connections: Set<Connection>;
  ready: Promise<void>;
  stop(): void;
}

/** After the broker was away everybody reads again; not all at the same moment. */
const resyncWithin = 1_000;

export function openHub(live: Live | undefined): Hub {
  const listeners = new Map<string, Listener>();
  const watchers = new Map<string, Set<Connection>>();
  const watched = new Map<Connection, string[]>();
  const received: ((userId: string) => void)[] = [];
  const connections = () => [...listeners.values()].flatMap((each) => [...each.connections]);

  function listen(userId: string): Listener {
    const own = new Set<Connection>();
    const hearing = live?.hear(userTopic(userId), (frame) => {
      const text = JSON.stringify(frame);
      for (const { socket } of own) write(socket, text);
      const { type, message } = frame as { type: string; message?: { receiverId: string } };
      if (type === 'room' || (type === 'message' && message?.receiverId === userId))
        for (const told of received) told(userId);
    });
    return {
      connections: own,
      ready: hearing?.ready ?? Promise.resolve(),
      stop: () => hearing?.stop(),
    };
  }

  function unwatch(connection: Connection, personIds: string[]) {
    for (const personId of personIds) {
      watchers.get(personId)?.delete(connection);
      if (watchers.get(personId)?.size === 0) watchers.delete(personId);
    }
  }

  const presence = live?.hear(presenceTopic, (payload) => {
    const push = payload as PresencePush;
    if (push.type === 'presence')
      for (const { socket } of watchers.get(push.personId) ?? [])
        write(socket, push satisfies ServerFrame);
    else
      for (const [one, other] of [push.between, push.between.toReversed()])
        for (const connection of watchers.get(one ?? '') ?? [])
          if (connection.userId === other) unwatch(connection, [one ?? '']);
  });
  const resync = () => {
    for (const { socket } of connections())
      setTimeout(() => write(socket, { type: 'resync' }), Math.random() * resyncWithin);
  };
  // The pushes of this instance while it had no broker are missing at the others too.
  const returned = live?.hear(resyncTopic, resync);
  live?.onReturn(() => {
    resync();
    live.push(resyncTopic, {});
  });

  return {
    instanceId: randomUUID(),
    async join(connection) {
      const listener = listeners.get(connection.userId) ?? listen(connection.userId);
      listeners.set(connection.userId, listener);
      listener.connections.add(connection);
      await listener.ready;
    },
    leave(connection) {
      unwatch(connection, watched.get(connection) ?? []);
      watched.delete(connection);
      const listener = listeners.get(connection.userId);
      listener?.connections.delete(connection);
      if (listener?.connections.size !== 0) return;
      listener.stop();
      listeners.delete(connection.userId);
    },
    watch(connection, personIds) {
      unwatch(connection, watched.get(connection) ?? []);
      watched.set(connection, personIds);
      for (const personId of personIds)
        watchers.set(personId, (watchers.get(personId) ?? new Set()).add(connection));
    },
    unwatch,
    show(userId, frame) {
      for (const { socket } of listeners.get(userId)?.connections ?? []) write(socket, frame);
    },
    onReceived: (told) => void received.push(told),
    resync,
    socketsOf: (userId) => listeners.get(userId)?.connections.size ?? 0,
    people: () => [...listeners.keys()],
    connections,
    close(code, which = () => true) {
      for (const connection of connections().filter(which)) connection.socket.close(code);
    },
    stop() {
      presence?.stop();
      returned?.stop();
    },
  };
}
