import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db } from '@sidework/chassis/db/db';
import type { Namer } from '@sidework/chassis/people/namer';
import { people } from '@sidework/chassis/people/people';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { OwnPart } from '../people/own-part.ts';
import { crmClients } from './table.ts';

const clients = alias(people, 'client');

/** A list of clients is of its professional alone. */
export const ownCrmClients: OwnPart = {
  gathers: [crmClients],
  erases: [crmClients],
  files: (db, { userId, named }) => [
    {
      name: 'clients.json',
      about: 'Your list of clients, with your notes.',
      rows: clientsOf(db, userId, named),
    },
  ],
  erase: (tx, userId) => tx.delete(crmClients).where(eq(crmClients.professionalId, userId)),
};

const clientsOf = (db: Db, userId: string, named: Namer) =>
  allRows({
    order: [crmClients.createdAt, crmClients.id],
    ask: ({ after, limit }) =>
      db
        .select({ client: crmClients, name: clients.fullName })
        .from(crmClients)
        .leftJoin(clients, eq(clients.id, crmClients.clientId))
        .where(and(eq(crmClients.professionalId, userId), after))
        .orderBy(crmClients.createdAt, crmClients.id)
        .limit(limit),
    place: ({ client }) => [client.createdAt, client.id],
    present: ({ client, name }) => ({
      client: named(name),
      isInternational: client.isInternational,
      country: client.country,
      vatNumber: client.vatNumber,
      notes: client.notes,
      addedAt: client.createdAt.toISOString(),
    }),
  });
