import { consumer } from '@sidework/chassis/events/consumer';
import { educationAddresses } from '@sidework/contracts/education-events/addresses';
import * as events from '@sidework/contracts/education-events/events';
import {
  certificateIssued,
  courseCompleted,
  courseReviewed,
  enrollmentConfirmed,
  enrollmentEnded,
} from '@sidework/contracts/education-events/events/courses';
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
