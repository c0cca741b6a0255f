import type { Need, NeedKey } from '@sidework/contracts/kernel/needs';
import type { CourseNeed } from '@sidework/contracts/network-chat/need-kinds/courses';
import { webAddresses } from '@sidework/contracts/web-addresses';
import type { Course } from '../courses/course.ts';
import type { Enrollment } from './enrollment.ts';

export const paymentKeyOf = ({ id }: Pick<Enrollment, 'id'>): NeedKey<CourseNeed> => ({
  kind: 'course_to_pay',
  subjectId: id,
});

/** While the place is kept, the payer is reminded; a child's payer is the guardian who agreed. */
export const needOfPayment = (
  enrollment: Enrollment,
  course: Course,
  { payerId, paymentId, until }: { payerId: string; paymentId: string; until: string },
): Need<CourseNeed> => ({
  ...paymentKeyOf(enrollment),
  receivers: [payerId],
  ...(payerId !== enrollment.userId && { childId: enrollment.userId }),
  title: course.title,
  details: { amountCents: enrollment.priceCents },
  path: webAddresses.pay(paymentId),
  until,
});
