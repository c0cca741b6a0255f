// biome-ignore lint/suspicious/noDeprecatedImports: only the variadic form of primaryKey is deprecated
import { index, primaryKey, timestamp, uuid } from 'drizzle-orm/pg-core';
import { moment, networkChat } from '../postgres-schema.ts';

/** The open sockets of people, by instance. Unlogged: after a crash of the database every socket connects again. */
export const sockets = networkChat.table(
  'sockets',
  {
    userId: uuid().notNull(),
    instanceId: uuid().notNull(),
    seenAt: timestamp(moment).notNull(),
  },
  (socket) => [
    primaryKey({ name: 'sockets_pk', columns: [socket.userId, socket.instanceId] }),
    index('sockets_instance_id_idx').on(socket.instanceId),
  ],
);
