import type { SubmissionView } from '@sidework/contracts/education-events/course-submissions';
import type { Meaning } from '../../ui/figures/chip.tsx';

const hourMs = 3_600_000;

type Waiting = Pick<SubmissionView, 'reviewFrom' | 'reviewUntil'>;

/** How much is left of the 48 hours that were promised; the last 24 of them are soon. */
export function reviewClock(
  { reviewFrom, reviewUntil }: Waiting,
  now: number,
): { text: string; meaning: Meaning } {
  const leftMs = Date.parse(reviewUntil ?? '') - now;
  if (leftMs < 0) return { text: `${hours(-leftMs)} late`, meaning: 'error' };
  const isSoon = now >= Date.parse(reviewFrom ?? '');
  return { text: `${hours(leftMs)} left`, meaning: isSoon ? 'due' : 'open' };
}

function hours(ms: number): string {
  const whole = Math.floor(ms / hourMs);
  return whole < 1 ? 'Less than 1 h' : `${whole} h`;
}
