import { type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { sockets } from './table.ts';

/** Seconds after which an instance that says nothing is taken for ended, and its sockets with it. */
export const staleAfter = 60;

/** Whether a person holds a socket anywhere. */
export const isOnline = (userId: PgColumn): SQL<boolean> => sql<boolean>`exists (
  select from ${sockets} where ${sockets.userId} = ${userId}
    and ${sockets.seenAt} > now() - ${staleAfter} * interval '1 second')`;
