import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db } from '@sidework/chassis/db/db';
import { and, eq, or } from 'drizzle-orm';
import type { OwnPart } from '../people/own-part.ts';
import { services } from '../services/table.ts';
import { extensionRequests } from './table.ts';

/** Both sides rely on the deadlines, so the requests stay. */
export const ownExtensions: OwnPart = {
  gathers: [extensionRequests],
  erases: [],
  files: (db, { userId }) => [
    {
      name: 'extensions.json',
      about: 'The later deadlines that were asked for on your services.',
      rows: extensionsOf(db, userId),
    },
  ],
};

const isParty = (userId: string) =>
  or(eq(services.clientId, userId), eq(services.professionalId, userId));

const extensionsOf = (db: Db, userId: string) =>
  allRows({
    order: [extensionRequests.createdAt, extensionRequests.id],
    ask: ({ after, limit }) =>
      db
        .select({ extension: extensionRequests, title: services.title })
        .from(extensionRequests)
        .innerJoin(services, eq(services.id, extensionRequests.serviceId))
        .where(and(isParty(userId), after))
        .orderBy(extensionRequests.createdAt, extensionRequests.id)
        .limit(limit),
    place: ({ extension }) => [extension.createdAt, extension.id],
    present: ({ extension, title }) => ({
      service: title,
      reason: extension.reason,
      deadlineThen: extension.currentDeadline,
      deadlineAskedFor: extension.proposedDeadline,
      status: extension.status,
      askedAt: extension.createdAt.toISOString(),
    }),
  });
