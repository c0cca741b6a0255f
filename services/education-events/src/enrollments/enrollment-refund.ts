import { conflict } from '@sidework/chassis/errors';
import { courseRefund } from '@sidework/contracts/education-events/course-options';
import { type Enrollment, requireLearning } from './enrollment.ts';

const dayMs = 24 * 60 * 60 * 1000;

interface Standing {
  /** How much of the course is done. */
  percent: number;
  /** The moment of the payment that opened the course; a free course has none. */
  paidAt: Date | null;
}

const endOf = (paidAt: Date) => new Date(paidAt.getTime() + courseRefund.days * dayMs);

/** Until when the course can be given back for its price; null where it cannot. */
export function refundUntil(
  { status }: Pick<Enrollment, 'status'>,
  { percent, paidAt }: Standing,
  now: Date,
): Date | null {
  const isOpen = status === 'active' && percent < courseRefund.percent;
  return isOpen && paidAt && now < endOf(paidAt) ? endOf(paidAt) : null;
}

/** The lessons close with the refund, and enrolling again costs the price again. */
export function giveBack(
  enrollment: Enrollment,
  { percent, paidAt }: Standing,
  now: Date,
): Enrollment {
  requireLearning(enrollment);
  if (!paidAt) throw conflict('refund_not_paid');
  if (percent >= courseRefund.percent) throw conflict('refund_too_far');
  if (now >= endOf(paidAt)) throw conflict('refund_time_over');
  return { ...enrollment, status: 'ended', isPaid: false };
}
