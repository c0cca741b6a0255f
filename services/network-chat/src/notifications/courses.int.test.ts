import { randomUUID } from 'node:crypto';
import type { Actor } from '@sidework/chassis/http/actor';
import * as events from '@sidework/contracts/education-events/events';
import {
  certificateIssued,
  courseCompleted,
  courseReviewed,
  enrollmentConfirmed,
  enrollmentRefunded,
} from '@sidework/contracts/education-events/events/courses';
import {
  lessonAnswered,
  lessonAsked,
} from '@sidework/contracts/education-events/events/lesson-questions';
import {
  liveSessionCancelled,
  liveSessionNear,
} from '@sidework/contracts/education-events/events/live-sessions';
import { blockPerson } from '@sidework/contracts/network-chat/conversations';
import {
  listNotifications,
  type NotificationView,
} from '@sidework/contracts/network-chat/notifications';
import { beforeEach, describe, expect, it } from 'vitest';
import { testNetworkChat } from '../../test/service.ts';

const service = testNetworkChat();

let educator: Actor;
let ada: Actor;
beforeEach(async () => {
  educator = await service.person({}, { fullName: 'Naomi Feld' });
  ada = await service.person({}, { fullName: 'Ada Lovelace' });
});

const itemsOf = async (person: Actor): Promise<NotificationView[]> =>
  (await service.as(person).call(listNotifications)).json().items;
const toldTo = async (person: Actor) =>
  (await itemsOf(person)).map(({ kind, path, actor }) => [kind, path, actor?.fullName]);

const aCourse = (educatorId: string | null = educator.id) => ({
  enrollmentId: randomUUID(),
  courseId: 9,
  userId: ada.id,
  educatorId,
  title: 'Bookkeeping',
});

describe('of a course', () => {
  it('whoever enrolled is told, and whoever teaches it, once', async () => {
    const data = aCourse();
    const id = randomUUID();
    for (const attempt of [1, 2]) await service.receive(enrollmentConfirmed, data, { id, attempt });
    expect(await toldTo(ada)).toEqual([
      ['course_access', `/my-courses/${data.enrollmentId}`, 'Ada Lovelace'],
    ]);
    expect(await toldTo(educator)).toEqual([
      ['course_enrolled', '/course/9/students', 'Ada Lovelace'],
    ]);
  });

  it('of the platform itself nobody else is told', async () => {
    await service.receive(enrollmentConfirmed, aCourse(null));
    expect(await toldTo(ada)).toHaveLength(1);
  });

  it('whoever completed it is told of the certificate, and its educator of the end', async () => {
    const data = aCourse();
    const at = '2026-11-22T12:00:00.000Z';
    await service.receive(courseCompleted, { ...data, credits: 2, completedAt: at });
    const certificate = { certificateId: randomUUID(), credits: 2, issuedAt: at };
    await service.receive(certificateIssued, { ...data, ...certificate });
    expect(await toldTo(ada)).toEqual([
      ['course_certificate', `/my-courses/${data.enrollmentId}`, 'Ada Lovelace'],
    ]);
    expect(await toldTo(educator)).toEqual([
      ['course_finished', '/course/9/students', 'Ada Lovelace'],
    ]);
  });

  it('a refund is told to whoever paid, to a child whose guardian did, and to its educator', async () => {
    const guardian = await service.person();
    const refund = { ...aCourse(), amountCents: 4_000, reason: 'given_back' as const };
    await service.receive(enrollmentRefunded, { ...refund, payerId: ada.id });
    const details = { amountCents: 4_000, reason: 'the course was given back.' };
    expect(await itemsOf(ada)).toMatchObject([
      { kind: 'course_refunded', path: '/course/9', details },
    ]);
    expect(await itemsOf(educator)).toMatchObject([
      { kind: 'course_given_back', path: '/course/9/students', details },
    ]);
    await service.receive(enrollmentRefunded, {
      ...refund,
      payerId: guardian.id,
      educatorId: null,
      reason: 'paid_too_late',
    });
    expect(await itemsOf(guardian)).toMatchObject([{ kind: 'course_refunded' }]);
    expect(await toldTo(ada)).toContainEqual(['course_closed', '/course/9', 'Ada Lovelace']);
    expect(await itemsOf(educator)).toHaveLength(1);
  });

  it('who teaches it is told of a question, and who asked of the answer', async () => {
    const post = { courseId: 9, lessonId: randomUUID(), title: 'Bookkeeping' };
    const asked = { ...post, postId: randomUUID(), authorId: ada.id, educatorId: educator.id };
    await service.receive(lessonAsked, asked);
    expect(await toldTo(educator)).toEqual([
      ['course_asked', '/course/9/students', 'Ada Lovelace'],
    ]);
    const enrollmentId = randomUUID();
    const answered = { ...post, postId: randomUUID(), authorId: educator.id, askerId: ada.id };
    await service.receive(lessonAnswered, { ...answered, enrollmentId });
    expect(await toldTo(ada)).toEqual([
      ['course_answered', `/my-courses/${enrollmentId}`, 'Naomi Feld'],
    ]);
  });

  it.each([
    [liveSessionNear, 'course_session_near'],
    [liveSessionCancelled, 'course_session_cancelled'],
  ])('a learner is told of a live session: %#', async (event, kind) => {
    const { courseId, enrollmentId, title, userId } = aCourse();
    const startsAt = '2026-12-08T15:00:00.000Z';
    const time = { startsAt, endsAt: '2026-12-08T16:00:00.000Z', timeZone: 'America/New_York' };
    const learner = { courseId, enrollmentId, title, userId };
    await service.receive(event, { ...learner, ...time, sessionId: randomUUID() });
    const details = { startsAt, timeZone: 'America/New_York' };
    expect(await itemsOf(ada)).toMatchObject([
      { kind, details, path: `/my-courses/${enrollmentId}` },
    ]);
  });

  it('nothing is told of a learner who was blocked', async () => {
    await service.as(educator).call(blockPerson, { params: { personId: ada.id } });
    await service.receive(enrollmentConfirmed, aCourse());
    expect(await itemsOf(educator)).toEqual([]);
  });

  it.each([
    [true, null, 'course_approved', {}],
    [false, 'The quiz is missing.', 'course_rejected', { reason: 'The quiz is missing.' }],
  ])('its educator is told of the decision (%s)', async (isApproved, reason, kind, details) => {
    const submissionId = randomUUID();
    const data = { submissionId, educatorId: educator.id, title: 'Bookkeeping' };
    await service.receive(courseReviewed, { ...data, isApproved, reason });
    expect(await itemsOf(educator)).toEqual([
      expect.objectContaining({ kind, details, path: `/teaching/${submissionId}` }),
    ]);
  });
});

it('each guardian is told what a child asks for [D-67]', async () => {
  const child = await service.person({}, { fullName: 'Kit E.', accountType: 'sidework_kids' });
  await service.receive(events.approvalRequested, {
    requestId: randomUUID(),
    childId: child.id,
    guardianIds: [ada.id, educator.id],
    title: 'Fair Housing',
    kind: 'course',
    waitsUntil: '2026-11-24T12:00:00.000Z',
  });
  for (const guardian of [ada, educator])
    expect(await toldTo(guardian)).toEqual([['child_asked', '/guardian', 'Kit E.']]);
});
