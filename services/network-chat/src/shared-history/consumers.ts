import type { Tx } from '@sidework/chassis/db/db';
import { consumer } from '@sidework/chassis/events/consumer';
import {
  serviceAgreed,
  serviceCompleted,
  serviceReopened,
} from '@sidework/contracts/client-services/events';
import {
  certificateRevoked,
  courseCompleted,
} from '@sidework/contracts/education-events/events/courses';
import {
  attendeeCheckedIn,
  checkInUndone,
} from '@sidework/contracts/education-events/events/tickets';
import { addToFact } from './keep-fact.ts';
import type { sharedFacts } from './table.ts';

interface Work {
  serviceId: string;
  clientId: string;
  professionalId: string;
  title: string;
}
type Change = Partial<typeof sharedFacts.$inferInsert>;

async function addToService(tx: Tx, work: Work, change: Change): Promise<void> {
  const { serviceId, clientId, professionalId, title } = work;
  const fact = { kind: 'service', sourceId: serviceId, subjectId: serviceId, title } as const;
  const sides = { [professionalId]: clientId, [clientId]: professionalId };
  // The rows are written in one order, so that two events of a service do not wait for each other.
  for (const personId of Object.keys(sides).sort())
    await addToFact(tx, { ...fact, personId, otherId: sides[personId], ...change });
}

export const sharedFactConsumers = [
  consumer({
    name: 'keep-edge-when-service-completed',
    event: serviceCompleted,
    handle: (tx, { data }) =>
      addToService(tx, data, {
        balance: 1,
        isAgreed: !data.isProposed,
        happenedAt: new Date(data.completedAt),
      }),
  }),
  consumer({
    name: 'keep-edge-when-service-agreed',
    event: serviceAgreed,
    handle: (tx, { data }) => addToService(tx, data, { isAgreed: true }),
  }),
  consumer({
    name: 'end-edge-when-service-reopened',
    event: serviceReopened,
    handle: (tx, { data }) => addToService(tx, data, { balance: -1 }),
  }),
  consumer({
    name: 'keep-edge-when-course-completed',
    event: courseCompleted,
    handle: (tx, { data }) =>
      addToFact(tx, {
        kind: 'course',
        sourceId: data.enrollmentId,
        personId: data.userId,
        subjectId: String(data.courseId),
        title: data.title,
        happenedAt: new Date(data.completedAt),
        balance: 1,
        isAgreed: true,
      }),
  }),
  consumer({
    name: 'end-edge-when-certificate-revoked',
    event: certificateRevoked,
    handle: (tx, { data }) =>
      addToFact(tx, {
        kind: 'course',
        sourceId: data.enrollmentId,
        personId: data.userId,
        balance: -1,
      }),
  }),
  consumer({
    name: 'keep-edge-when-attendee-checked-in',
    event: attendeeCheckedIn,
    handle: (tx, { data }) =>
      addToFact(tx, {
        kind: 'event',
        sourceId: data.registrationId,
        personId: data.userId,
        subjectId: data.eventId,
        title: data.title,
        happenedAt: new Date(data.checkedInAt),
        balance: 1,
        isAgreed: true,
      }),
  }),
  consumer({
    name: 'end-edge-when-check-in-undone',
    event: checkInUndone,
    handle: (tx, { data }) =>
      addToFact(tx, {
        kind: 'event',
        sourceId: data.registrationId,
        personId: data.userId,
        balance: -1,
      }),
  }),
];
