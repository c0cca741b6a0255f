import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db } from '@sidework/chassis/db/db';
import type { Namer } from '@sidework/chassis/people/namer';
import { people } from '@sidework/chassis/people/people';
import { formatCents } from '@sidework/contracts/kernel/money';
import { and, eq, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { namedSides } from '../people/named-sides.ts';
import type { OwnPart } from '../people/own-part.ts';
import { stageLabel } from '../stage-changes/stage-label.ts';
import { services } from './table.ts';

const withoutAnswers = sql`jsonb_set(${services.booked}, '{answers}', '[]')`;

const clients = alias(people, 'client');
const professionals = alias(people, 'professional');

/** The other side relies on work that was agreed on, so it stays without the name and without the client’s answers. */
export const ownServices: OwnPart = {
  gathers: [services],
  erases: [],
  files: (db, { userId, named }) => [
    {
      name: 'services.json',
      about: 'The work that you did for others, and the work that others did for you.',
      rows: servicesOf(db, userId, named),
    },
  ],
  erase: (tx, userId) =>
    tx
      .update(services)
      .set({ approvedClient: null, booked: withoutAnswers })
      .where(eq(services.clientId, userId)),
};

const servicesOf = (db: Db, userId: string, named: Namer) =>
  allRows({
    order: [services.createdAt, services.id],
    ask: ({ after, limit }) =>
      db
        .select({
          service: services,
          client: clients.fullName,
          professional: professionals.fullName,
        })
        .from(services)
        .leftJoin(clients, eq(clients.id, services.clientId))
        .leftJoin(professionals, eq(professionals.id, services.professionalId))
        .where(and(or(eq(services.clientId, userId), eq(services.professionalId, userId)), after))
        .orderBy(services.createdAt, services.id)
        .limit(limit),
    place: ({ service }) => [service.createdAt, service.id],
    present: ({ service, client, professional }) => ({
      title: service.title,
      description: service.description,
      ...namedSides(service, userId, named, { client, professional }),
      price: formatCents(service.amountCents),
      bookedWith: service.booked,
      agreedTotal: formatCents(service.totalAmountCents),
      inEscrow: formatCents(service.escrowedAmountCents),
      cancellationFee: `${service.cancellationFeePercentage}%`,
      status: service.status,
      payment: service.paymentStatus,
      stage: stageLabel(service.progressStage),
      deadline: service.deadline,
      deadlineTimeZone: service.deadlineTimeZone,
      firstDeadline: service.firstDeadline,
      estimatedCompletion: service.estimatedCompletionDate,
      extensionReason: service.extensionReason,
      newDeadlineAskedFor: service.newProposedDeadline,
      startedAt: service.startedAt.toISOString(),
      completedAt: service.completedAt?.toISOString() ?? null,
    }),
  });
