import type { Db } from '@sidework/chassis/db/db';
import type { Actor } from '@sidework/chassis/http/actor';
import { recordAccess } from '@sidework/chassis/people/access-log';
import { shownName } from '@sidework/chassis/people/shown-name';
import { educationAddresses } from '@sidework/contracts/education-events/addresses';
import { accessRecorded } from '@sidework/contracts/education-events/events';
import type { GuardianRequest } from '@sidework/contracts/education-events/guardian-requests';
import type { Deps } from '../deps.ts';
import { changedParts } from '../events/changed-parts.ts';
import { wholeRefund } from '../events/event-ticketing.ts';
import { markOfTerms } from '../events/read-terms.ts';
import { openPaymentsOf } from '../payments/queries.ts';
import { courseRequestsOf, eventRequestsOf, getChildOf } from './queries.ts';
import { requestIn } from './request.ts';

/** A guardian's look at the requests of a child is recorded before they are shown. */
export function listRequests(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  childId: string,
): Promise<GuardianRequest[]> {
  return db.transaction(async (tx) => {
    await getChildOf(tx, actor, childId);
    await recordAccess(tx, accessRecorded, { actor, childId, what: 'requests_read', at: now() });
    return requestsOf(tx, actor, childId);
  });
}

export async function getRequest(
  db: Db,
  actor: Actor,
  { childId, requestId: id }: { childId: string; requestId: string },
): Promise<GuardianRequest> {
  return requestIn(await requestsOf(db, actor, childId), id);
}

async function requestsOf(db: Db, actor: Actor, childId: string): Promise<GuardianRequest[]> {
  const courses = (await courseRequestsOf(db, childId)).map(({ enrollment, ...course }) => ({
    id: enrollment.id,
    kind: 'course' as const,
    path: educationAddresses.course(enrollment.courseId),
    title: course.title,
    givenBy: course.educatorId && shownName(course.givenBy),
    minutes: Math.round(course.durationHours * 60),
    startsAt: null,
    timeZone: null,
    location: null,
    priceCents: enrollment.priceCents,
    ticketTypeName: null,
    answers: [],
    refundRule: null,
    status: enrollment.status,
    askedAt: enrollment.enrolledAt.toISOString(),
    waitsUntil: enrollment.holdExpiresAt?.toISOString() ?? null,
    terms: null,
    changedParts: [],
    waitsForStaff: false,
  }));
  const events = (await eventRequestsOf(db, childId)).map(({ registration, event, givenBy }) => ({
    id: registration.id,
    kind: 'event' as const,
    path: educationAddresses.event(event.id),
    title: event.title,
    givenBy: shownName(givenBy),
    minutes: Math.round((event.endsAt.getTime() - event.eventDate.getTime()) / 60_000),
    startsAt: event.eventDate.toISOString(),
    timeZone: event.timeZone,
    location: event.location,
    priceCents: registration.paymentAmountCents,
    ticketTypeName: registration.ticketTypeName,
    answers: registration.answers,
    refundRule: registration.refundRule ?? wholeRefund,
    status: registration.status,
    askedAt: registration.createdAt.toISOString(),
    waitsUntil: registration.holdExpiresAt?.toISOString() ?? null,
    terms: markOfTerms(event),
    changedParts:
      registration.status === 'awaiting_guardian'
        ? changedParts(registration.agreedTerms, event)
        : [],
    waitsForStaff: registration.status === 'awaiting_guardian' && event.youngPeople === 'asked',
  }));
  const all = [...courses, ...events];
  const toPay = all.filter(({ status }) => status === 'awaiting_payment' || status === 'held');
  const payments = await openPaymentsOf(
    db,
    actor.id,
    toPay.map(({ id }) => id),
  );
  return all
    .map((request) => ({ ...request, paymentId: payments.get(request.id) ?? null }))
    .sort((one, other) => (one.askedAt < other.askedAt ? 1 : -1));
}
