import type { Tx } from '@sidework/chassis/db/db';
import { emit } from '@sidework/chassis/events/outbox';
import { enrollmentRefunded } from '@sidework/contracts/education-events/events/courses';
import type { z } from 'zod';
import type { Course } from '../courses/course.ts';
import type { Refunded } from '../payments/refund-payments.ts';
import type { Enrollment } from './enrollment.ts';
import { toEnrollmentFact } from './tell-enrolled.ts';

/** Tells of each payment that goes back; where nothing was paid there is nothing to tell. */
export async function tellRefunded(
  tx: Tx,
  { enrollment, course }: { enrollment: Enrollment; course: Course },
  refunds: Refunded[],
  reason: z.infer<typeof enrollmentRefunded.data>['reason'],
  at: Date,
): Promise<void> {
  for (const refund of refunds)
    await emit(
      tx,
      enrollmentRefunded,
      { ...toEnrollmentFact(enrollment, course), ...refund, reason },
      at,
    );
}
