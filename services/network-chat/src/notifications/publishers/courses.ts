import { consumer } from '@sidework/chassis/events/consumer';
import { educationAddresses } from '@sidework/contracts/education-events/addresses';
import * as events from '@sidework/contracts/education-events/events';
import {
  certificateIssued,
  courseCompleted,
  courseReviewed,
  enrollmentConfirmed,
  enrollmentEnded,
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
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { z } from 'zod';
import { type Notice, ofStranger } from '../notice.ts';
import { notifyWhen } from '../notify-when.ts';
import { raiseNotification } from '../raise-notification.ts';

type Learning = z.infer<typeof enrollmentConfirmed.data>;

/** The learner is both receiver and actor, because no other person acted. */
const toLearner = (kind: Notice['kind'], data: Learning): Notice => ({
  kind,
  receiverId: data.userId,
  actorId: data.userId,
  title: data.title,
  details: {},
  path: educationAddresses.learn(data.enrollmentId),
});

/** The platform's own courses have no educator. */
const toEducator = (kind: Notice['kind'], data: Learning): Notice | undefined =>
  data.educatorId === null
    ? undefined
    : ofStranger({
        ...toLearner(kind, data),
        receiverId: data.educatorId,
        path: educationAddresses.students(data.courseId),
      });

/** No other person acted here either. */
const ofSession = (
  kind: Notice['kind'],
  { userId, title, startsAt, timeZone, enrollmentId }: z.infer<typeof liveSessionNear.data>,
): Notice => ({
  kind,
  receiverId: userId,
  actorId: userId,
  title,
  details: { startsAt, timeZone },
  path: educationAddresses.learn(enrollmentId),
});

type Refund = z.infer<typeof enrollmentRefunded.data>;

const refundWords: Record<Refund['reason'], string> = {
  given_back: 'the course was given back.',
  paid_too_late: 'the course was no longer open when it was paid.',
  consent_revoked: 'a guardian no longer agrees.',
  account_deleted: 'the account of the learner was deleted.',
};

/** The payer learns of the money, a child whose guardian paid of the course, and the educator of both. */
function ofRefund(data: Refund): Notice[] {
  const { userId, payerId, educatorId, amountCents } = data;
  const course = {
    ...toLearner('course_refunded', data),
    path: educationAddresses.course(data.courseId),
  };
  const details = { amountCents, reason: refundWords[data.reason] };
  const toPayer = { ...course, receiverId: payerId, details };
  const toChild: Notice[] = payerId === userId ? [] : [{ ...course, kind: 'course_closed' }];
  if (educatorId === null || data.reason === 'paid_too_late') return [toPayer, ...toChild];
  const path = educationAddresses.students(data.courseId);
  return [
    toPayer,
    ...toChild,
    { ...toPayer, kind: 'course_given_back', receiverId: educatorId, path },
  ];
}

const changesIn = ({ changedParts = [] }: z.infer<typeof events.approvalRequested.data>) =>
  changedParts.length === 0
    ? {}
    : { reason: `Changed since your yes: ${changedParts.join(', ')}.` };

/** All who look after a child are asked. */
const notifyWhenApprovalRequested = consumer({
  name: 'notify-when-approval-requested',
  event: events.approvalRequested,
  async handle(tx, { id, data }) {
    for (const receiverId of data.guardianIds)
      await raiseNotification(tx, id, {
        kind: 'child_asked',
        receiverId,
        actorId: data.childId,
        title: data.title,
        details: changesIn(data),
        path: webAddresses.children,
        asks: { kind: 'approval_to_give', subjectId: data.requestId },
      });
  },
});

/** The notices of education-events' events that concern courses. */
export const courseNotifications = [
  notifyWhenApprovalRequested,
  notifyWhen('notify-when-course-begun', enrollmentConfirmed, (data) =>
    toLearner('course_access', data),
  ),
  notifyWhen('notify-when-student-enrolled', enrollmentConfirmed, (data) =>
    toEducator('course_enrolled', data),
  ),
  notifyWhen('notify-when-certificate-issued', certificateIssued, (data) =>
    toLearner('course_certificate', data),
  ),
  notifyWhen('notify-when-student-completed', courseCompleted, (data) =>
    toEducator('course_finished', data),
  ),
  notifyWhen('notify-when-enrollment-ended', enrollmentEnded, (data) => ({
    ...toLearner('course_ended', data),
    details: data.isRefunded ? { reason: 'What you paid goes back to you.' } : {},
    path: educationAddresses.course(data.courseId),
  })),
  notifyWhen('notify-when-enrollment-refunded', enrollmentRefunded, ofRefund),
  notifyWhen('notify-when-lesson-asked', lessonAsked, (data) =>
    ofStranger({
      kind: 'course_asked',
      receiverId: data.educatorId,
      actorId: data.authorId,
      title: data.title,
      details: {},
      path: educationAddresses.students(data.courseId),
    }),
  ),
  notifyWhen('notify-when-lesson-answered', lessonAnswered, (data) =>
    ofStranger({
      kind: 'course_answered',
      receiverId: data.askerId,
      actorId: data.authorId,
      title: data.title,
      details: {},
      path: educationAddresses.learn(data.enrollmentId),
    }),
  ),
  notifyWhen('notify-when-live-session-near', liveSessionNear, (data) =>
    ofSession('course_session_near', data),
  ),
  notifyWhen('notify-when-live-session-cancelled', liveSessionCancelled, (data) =>
    ofSession('course_session_cancelled', data),
  ),
  notifyWhen('notify-when-content-taken-down', events.contentTakenDown, (data) => ({
    kind: 'warned',
    receiverId: data.ownerId,
    actorId: data.ownerId,
    title: '',
    details: { reason: data.reason },
    path: webAddresses.chat,
  })),
  notifyWhen('notify-when-course-reviewed', courseReviewed, (data) => ({
    kind: data.isApproved ? 'course_approved' : 'course_rejected',
    receiverId: data.educatorId,
    actorId: data.educatorId,
    title: data.title,
    details: data.reason === null ? {} : { reason: data.reason },
    path: educationAddresses.submission(data.submissionId),
  })),
];
