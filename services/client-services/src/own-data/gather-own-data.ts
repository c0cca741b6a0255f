import { allRows } from '@sidework/chassis/db/all-rows';
import type { Db } from '@sidework/chassis/db/db';
import type { OwnFile } from '@sidework/chassis/people/gathered-part';
import { type Namer, namerFor } from '@sidework/chassis/people/namer';
import { people } from '@sidework/chassis/people/people';
import { reviewPhrases } from '@sidework/contracts/client-services/review-phrases';
import { stages } from '@sidework/contracts/client-services/stages';
import { formatCents } from '@sidework/contracts/kernel/money';
import { and, eq, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { crmClients } from '../crm-clients/table.ts';
import { extensionRequests } from '../extensions/table.ts';
import { negotiations } from '../negotiations/table.ts';
import { reviews } from '../reviews/table.ts';
import { services } from '../services/table.ts';
import { stageChanges } from '../stage-changes/table.ts';
import { paymentsOf, payoutAccountsOf, stripeAccountsOf, transfersOf } from './own-money.ts';

const clients = alias(people, 'client');
const professionals = alias(people, 'professional');

/** A person's work as professional and client, with its reviews. */
export async function gatherOwnData(db: Db, userId: string): Promise<OwnFile[]> {
  const named = await namerFor(db, userId);
  return [
    {
      name: 'services.json',
      about: 'The work that you did for others, and the work that others did for you.',
      rows: servicesOf(db, userId, named),
    },
    {
      name: 'stage-changes.json',
      about: 'When you moved a service from one stage to another, and why.',
      rows: stageChangesBy(db, userId),
    },
    {
      name: 'reviews.json',
      about: 'The reviews that you wrote and those that others wrote of you.',
      rows: reviewsOf(db, userId, named),
    },
    {
      name: 'negotiations.json',
      about: 'The changes of amount or deadline that were proposed for your services.',
      rows: negotiationsOf(db, userId),
    },
    {
      name: 'extensions.json',
      about: 'The later deadlines that were asked for on your services.',
      rows: extensionsOf(db, userId),
    },
    {
      name: 'payments.json',
      about: 'What you were asked to pay, and what became of it.',
      rows: paymentsOf(db, userId),
    },
    {
      name: 'payouts-and-refunds.json',
      about: 'The money that was sent to you.',
      rows: transfersOf(db, userId),
    },
    {
      name: 'payout-account.json',
      about:
        'The bank account that your payouts go to. Its number is with the payment provider alone.',
      rows: payoutAccountsOf(db, userId),
    },
    {
      name: 'account-at-stripe.json',
      about: 'The account at Stripe through which you are paid out.',
      rows: stripeAccountsOf(db, userId),
    },
    {
      name: 'clients.json',
      about: 'Your list of clients, with your notes.',
      rows: clientsOf(db, userId, named),
    },
  ];
}

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
      ...sides(service, userId, named, { client, professional }),
      price: formatCents(service.amountCents),
      agreedTotal: formatCents(service.totalAmountCents),
      inEscrow: formatCents(service.escrowedAmountCents),
      cancellationFee: `${service.cancellationFeePercentage} %`,
      status: service.status,
      payment: service.paymentStatus,
      stage: stageLabel(service.progressStage),
      deadline: service.deadline,
      deadlineTimeZone: service.deadlineTimeZone,
      estimatedCompletion: service.estimatedCompletionDate,
      extensionReason: service.extensionReason,
      newDeadlineAskedFor: service.newProposedDeadline,
      startedAt: service.startedAt.toISOString(),
      completedAt: service.completedAt?.toISOString() ?? null,
    }),
  });

const stageChangesBy = (db: Db, userId: string) =>
  allRows({
    order: [stageChanges.changedAt, stageChanges.id],
    ask: ({ after, limit }) =>
      db
        .select({ change: stageChanges, title: services.title })
        .from(stageChanges)
        .innerJoin(services, eq(services.id, stageChanges.serviceId))
        .where(and(eq(stageChanges.changedBy, userId), after))
        .orderBy(stageChanges.changedAt, stageChanges.id)
        .limit(limit),
    place: ({ change }) => [change.changedAt, change.id],
    present: ({ change, title }) => ({
      service: title,
      from: stageLabel(change.fromStage),
      to: stageLabel(change.toStage),
      reason: change.reason,
      changedAt: change.changedAt.toISOString(),
    }),
  });

const reviewsOf = (db: Db, userId: string, named: Namer) =>
  allRows({
    order: [reviews.createdAt, reviews.id],
    ask: ({ after, limit }) =>
      db
        .select({
          review: reviews,
          title: services.title,
          client: clients.fullName,
          professional: professionals.fullName,
        })
        .from(reviews)
        .innerJoin(services, eq(services.id, reviews.serviceId))
        .leftJoin(clients, eq(clients.id, reviews.clientId))
        .leftJoin(professionals, eq(professionals.id, reviews.professionalId))
        .where(and(or(eq(reviews.clientId, userId), eq(reviews.professionalId, userId)), after))
        .orderBy(reviews.createdAt, reviews.id)
        .limit(limit),
    place: ({ review }) => [review.createdAt, review.id],
    present: ({ review, title, client, professional }) => ({
      service: title,
      ...sides(review, userId, named, { client, professional }),
      rating: review.rating,
      comment: review.comment,
      phrases: review.phrases.map((phrase) => reviewPhrases[phrase]),
      writtenAt: review.createdAt.toISOString(),
    }),
  });

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
      notes: client.notes,
      addedAt: client.createdAt.toISOString(),
    }),
  });

interface Names {
  client: string | null;
  professional: string | null;
}

/** The two sides of the work; the other one is given by name alone. */
const sides = ({ clientId }: { clientId: string }, userId: string, named: Namer, names: Names) =>
  clientId === userId
    ? { client: 'you', professional: named(names.professional) }
    : { client: named(names.client), professional: 'you' };

const stageLabel = (key: string) => stages.find((stage) => stage.key === key)?.label ?? key;
