import type { Db } from '@sidework/chassis/db/db';
import { people } from '@sidework/chassis/people/people';
import { openNegotiationStatuses } from '@sidework/contracts/client-services/agreements';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { appointments } from '../appointments/table.ts';
import { paymentHistory } from '../escrow/table.ts';
import { extensionRequests } from '../extensions/table.ts';
import { negotiations } from '../negotiations/table.ts';
import { reviews, reviewsBy } from '../reviews/table.ts';
import { stageChanges } from '../stage-changes/table.ts';
import { services } from './table.ts';

const clientReviews = reviewsBy.professional;
const clients = alias(people, 'client');
export const professionals = alias(people, 'professional');

/** Whether a child does it, or did while its guardian looked after it. */
export const isOfChild = (professional: typeof professionals) =>
  sql<boolean>`(${services.isGuardianApproved} or coalesce(${professional.accountType} = 'sidework_kids', false))`;

/** The client's last request for changes, of work that was completed once and is in progress again. */
const requestedChanges = (db: Db) =>
  db
    .select({ reason: stageChanges.reason, changedAt: stageChanges.changedAt })
    .from(stageChanges)
    .where(
      and(
        eq(services.status, 'in_progress'),
        eq(stageChanges.serviceId, services.id),
        eq(stageChanges.fromStage, 'completed'),
      ),
    )
    .orderBy(desc(stageChanges.changedAt), desc(stageChanges.id))
    .limit(1)
    .as('requested_changes');

/** The one request for a later deadline that waits, looked up for each service that is shown. */
const pendingExtension = (db: Db) =>
  db
    .select()
    .from(extensionRequests)
    .where(
      and(eq(extensionRequests.serviceId, services.id), eq(extensionRequests.status, 'pending')),
    )
    .limit(1)
    .as('pending_extension');

/** The one change of the terms that waits for an answer, likewise. */
const openNegotiation = (db: Db) =>
  db
    .select()
    .from(negotiations)
    .where(
      and(
        eq(negotiations.serviceId, services.id),
        inArray(negotiations.status, openNegotiationStatuses),
      ),
    )
    .limit(1)
    .as('open_negotiation');

/** The earliest appointment that is still to come, likewise. */
const nextAppointment = (db: Db) =>
  db
    .select({ startsAt: appointments.startsAt, timeZone: appointments.timeZone })
    .from(appointments)
    .where(
      and(
        eq(appointments.serviceId, services.id),
        eq(appointments.status, 'agreed'),
        sql`${appointments.startsAt} > now()`,
      ),
    )
    .orderBy(appointments.startsAt)
    .limit(1)
    .as('next_appointment');

/** Services as their readers see them: with both people, and what is open on them. */
export function shown(db: Db) {
  const requested = requestedChanges(db);
  const extension = pendingExtension(db);
  const negotiation = openNegotiation(db);
  const next = nextAppointment(db);
  return db
    .select({
      service: services,
      client: clients,
      professional: professionals,
      isOfChild: isOfChild(professionals),
      review: reviews,
      clientReview: clientReviews,
      extension: {
        id: extension.id,
        serviceId: extension.serviceId,
        professionalId: extension.professionalId,
        clientId: extension.clientId,
        reason: extension.reason,
        currentDeadline: extension.currentDeadline,
        proposedDeadline: extension.proposedDeadline,
        status: extension.status,
        createdAt: extension.createdAt,
        respondedAt: extension.respondedAt,
      },
      negotiation: {
        id: negotiation.id,
        serviceId: negotiation.serviceId,
        proposedBy: negotiation.proposedBy,
        proposedAmountCents: negotiation.proposedAmountCents,
        proposedDeadline: negotiation.proposedDeadline,
        deadlineTimeZone: negotiation.deadlineTimeZone,
        reason: negotiation.reason,
        professionalApproved: negotiation.professionalApproved,
        clientApproved: negotiation.clientApproved,
        status: negotiation.status,
        counterOf: negotiation.counterOf,
        createdAt: negotiation.createdAt,
        expiresAt: negotiation.expiresAt,
        respondedAt: negotiation.respondedAt,
      },
      nextAppointment: { startsAt: next.startsAt, timeZone: next.timeZone },
      fee: paymentHistory,
      requestedChanges: { reason: requested.reason, changedAt: requested.changedAt },
    })
    .from(services)
    .leftJoinLateral(requested, sql`true`)
    .leftJoin(reviews, eq(reviews.serviceId, services.id))
    .leftJoin(clientReviews, eq(clientReviews.serviceId, services.id))
    .leftJoinLateral(extension, sql`true`)
    .leftJoinLateral(negotiation, sql`true`)
    .leftJoinLateral(next, sql`true`)
    .leftJoin(
      paymentHistory,
      and(
        eq(paymentHistory.serviceId, services.id),
        eq(paymentHistory.paymentType, 'cancellation_fee'),
      ),
    )
    .leftJoin(clients, eq(clients.id, services.clientId))
    .leftJoin(professionals, eq(professionals.id, services.professionalId));
}

export type ShownService = Awaited<ReturnType<typeof shown>>[number];

/** Before the reviews open, each is for its author alone; no other reader of the work learns of it (D-135). */
export const seenBy =
  (viewerId: string) =>
  (row: ShownService): ShownService => {
    const { service, review, clientReview } = row;
    const isSeen = (openedAt: Date | null, authorId: string) =>
      openedAt !== null || authorId === viewerId;
    return {
      ...row,
      review: review && isSeen(review.openedAt, service.clientId) ? review : null,
      clientReview:
        clientReview && isSeen(clientReview.openedAt, service.professionalId) ? clientReview : null,
    };
  };
