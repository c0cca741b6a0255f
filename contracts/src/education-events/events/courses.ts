import { z } from 'zod';
import { event } from '../../kernel/event.ts';
import { Cents, Day, Moment } from '../../kernel/values.ts';
import { courseCategoryKeys } from '../course-options.ts';

const Enrollment = z.object({
  enrollmentId: z.uuid(),
  courseId: z.number().int(),
  userId: z.uuid(),
  /** Null of the platform's own courses. */
  educatorId: z.uuid().nullable(),
  title: z.string(),
});
const byEnrollment = (data: { enrollmentId: string }) => data.enrollmentId;

/** A person can learn a course from now on: at once, or after the payment or a guardian's approval. */
export const enrollmentConfirmed = event(
  'education-events.enrollment.confirmed.v1',
  Enrollment,
  byEnrollment,
);

export const courseCompleted = event(
  'education-events.course.completed.v1',
  Enrollment.extend({
    credits: z.number(),
    completedAt: Moment,
    /** It is there for a course that gave credits, which count as hours of continuing education. */
    education: z
      .object({
        category: z.enum(courseCategoryKeys),
        subject: z.string(),
        /** The states whose approval held on the day of completion. */
        states: z.array(z.string()),
        completedOn: Day,
        certificateId: z.uuid(),
        certificateCode: z.string(),
      })
      .optional(),
  }),
  byEnrollment,
);

export const certificateIssued = event(
  'education-events.certificate.issued.v1',
  Enrollment.extend({ certificateId: z.uuid(), credits: z.number(), issuedAt: Moment }),
  byEnrollment,
);

const Certificate = z.object({
  enrollmentId: z.uuid(),
  certificateId: z.uuid(),
  userId: z.uuid(),
});

/** A certificate counts no more, and the hours that it gave are taken back. */
export const certificateRevoked = event(
  'education-events.certificate.revoked.v1',
  Certificate.extend({ reason: z.string() }),
  byEnrollment,
);

/** Another certificate with the learner's new name took the place of the former one. */
export const certificateReissued = event(
  'education-events.certificate.reissued.v1',
  Certificate.extend({ code: z.string(), formerId: z.uuid() }),
  byEnrollment,
);

const Submission = z.object({
  submissionId: z.uuid(),
  educatorId: z.uuid(),
  title: z.string(),
});

export const courseReviewed = event(
  'education-events.course.reviewed.v1',
  Submission.extend({ isApproved: z.boolean(), reason: z.string().nullable() }),
  (data) => data.submissionId,
);

export const coursePublished = event(
  'education-events.course.published.v1',
  Submission.extend({ courseId: z.number().int() }),
  (data) => data.submissionId,
);

/** A course that staff took down ended for a learner who had not begun it; what was paid goes back. */
export const enrollmentEnded = event(
  'education-events.enrollment.ended.v1',
  Enrollment.extend({ isRefunded: z.boolean() }),
  byEnrollment,
);

/** The price of a course goes back to its payer, and the learner takes it no longer. */
export const enrollmentRefunded = event(
  'education-events.enrollment.refunded.v1',
  Enrollment.extend({
    /** The learner, or the guardian who paid for a child. */
    payerId: z.uuid(),
    amountCents: Cents,
    reason: z.enum(['given_back', 'paid_too_late', 'consent_revoked', 'account_deleted']),
  }),
  byEnrollment,
);
