import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db } from '@sidework/chassis/db/db';
import { formatCents } from '@sidework/contracts/kernel/money';
import { and, eq, or } from 'drizzle-orm';
import type { OwnPart } from '../people/own-part.ts';
import { services } from '../services/table.ts';
import { negotiations } from './table.ts';

/** Both sides agreed on the terms or did not, so they stay. */
export const ownNegotiations: OwnPart = {
  gathers: [negotiations],
  erases: [],
  files: (db, { userId }) => [
    {
      name: 'negotiations.json',
      about: 'The changes of amount or deadline that were proposed for your services.',
      rows: negotiationsOf(db, userId),
    },
  ],
};

const isParty = (userId: string) =>
  or(eq(services.clientId, userId), eq(services.professionalId, userId));

const negotiationsOf = (db: Db, userId: string) =>
  allRows({
    order: [negotiations.createdAt, negotiations.id],
    ask: ({ after, limit }) =>
      db
        .select({ negotiation: negotiations, title: services.title })
        .from(negotiations)
        .innerJoin(services, eq(services.id, negotiations.serviceId))
        .where(and(isParty(userId), after))
        .orderBy(negotiations.createdAt, negotiations.id)
        .limit(limit),
    place: ({ negotiation }) => [negotiation.createdAt, negotiation.id],
    present: ({ negotiation, title }) => ({
      service: title,
      proposedBy: negotiation.proposedBy === userId ? 'you' : 'the other side',
      amount: formatCents(negotiation.proposedAmountCents),
      deadline: negotiation.proposedDeadline,
      reason: negotiation.reason,
      status: negotiation.status,
      proposedAt: negotiation.createdAt.toISOString(),
    }),
  });
