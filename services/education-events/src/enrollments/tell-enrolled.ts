import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { meetNeeds, raiseNeeds } from '@sidework/chassis/people/needs';
import { educationAddresses } from '@sidework/contracts/education-events/addresses';
import { needMet, needRaised } from '@sidework/contracts/education-events/events';
import { enrollmentConfirmed } from '@sidework/contracts/education-events/events/courses';
import type { Course } from '../courses/course.ts';
import { courseHoldDays } from '../payments/move-holds.ts';
import { requestPayment } from '../payments/request-payment.ts';
import { askGuardians } from '../people/ask-guardians.ts';
import { addMail } from '../tasks/add-mail.ts';
import { type Enrollment, isLearning } from './enrollment.ts';
import { needOfPayment, paymentKeyOf } from './needs.ts';

export function toEnrollmentFact(enrollment: Enrollment, course: Course) {
  return {
    enrollmentId: enrollment.id,
    courseId: course.id,
    userId: enrollment.userId,
    educatorId: course.educatorId,
    title: course.title,
  };
}

/** The new state of an enrollment asks for a payment, asks guardians, or opens the course. */
export async function tellEnrolled(
  tx: Tx,
  enrollment: Enrollment,
  { course, guardianIds }: { course: Course; guardianIds: string[] },
  at: Date,
): Promise<void> {
  const { id, status, userId, holdExpiresAt } = enrollment;
  if (status === 'awaiting_guardian' && holdExpiresAt) {
    const waitsUntil = holdExpiresAt.toISOString();
    const asked = { requestId: id, childId: userId, guardianIds, title: course.title };
    await askGuardians(tx, { ...asked, kind: 'course', waitsUntil }, at);
    await addMail(tx, { kind: 'approval_of_course', subjectId: id, userId });
  }
  if (status === 'awaiting_payment' && holdExpiresAt) {
    const payerId = enrollment.approvedBy ?? userId;
    const paymentId = await requestPayment(
      tx,
      {
        subjectKind: 'enrollment',
        subjectId: id,
        payerId,
        payeeId: course.educatorId,
        amountCents: enrollment.priceCents,
        feeBps: enrollment.feeBps,
        description: course.title,
        returnTo: educationAddresses.course(course.id),
        expiresAt: holdExpiresAt,
        sold: { kind: 'course', id: String(course.id) },
        hold: { holdDays: courseHoldDays },
      },
      at,
    );
    const until = holdExpiresAt.toISOString();
    const need = needOfPayment(enrollment, course, { payerId, paymentId, until });
    await raiseNeeds(tx, { needRaised }, [need], at);
  }
  if (isLearning(enrollment)) {
    await emit(tx, enrollmentConfirmed, toEnrollmentFact(enrollment, course), at);
    await meetNeeds(tx, { needMet }, [paymentKeyOf(enrollment)], at);
    await addMail(tx, { kind: 'access', subjectId: id, userId });
  }
}
