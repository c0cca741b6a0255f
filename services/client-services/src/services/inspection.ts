import { conflict } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import { percentageOf } from '@sidework/contracts/client-services/stages';
import { daysAfter } from '@sidework/contracts/kernel/local-day';
import { requireClient, type Service } from './service.ts';

/** The time for inspecting completed work depends on these. */
export interface Inspection {
  isReviewed: boolean;
  inspectionDays: number;
}

/** Completed work goes back to near completion, while its client may still inspect it (D-54). */
export function reopen(service: Service, given: Inspection, by: Actor, now: Date): Service {
  requireClient(service, by);
  if (service.status !== 'completed') throw conflict('service_not_completed');
  if (service.isDisputed) throw conflict('service_disputed');
  if (given.isReviewed) throw conflict('already_reviewed');
  if (!changesUntil(service, given, now)) throw conflict('inspection_over');
  return {
    ...service,
    status: 'in_progress',
    progressStage: 'near_completion',
    progressPercentage: percentageOf('near_completion'),
    completedAt: null,
    // Held money stays held: its countdown ends with the completion.
    releaseRequestedAt: null,
    releasesAt: null,
  };
}

/** Until when the client may request changes; a review or a release accepts the work, and ends it early; a dispute stops it. */
export function changesUntil(
  { completedAt, paymentStatus, isDisputed }: Service,
  { isReviewed, inspectionDays }: Inspection,
  now: Date,
): Date | null {
  if (!completedAt || isReviewed || isDisputed || paymentStatus === 'released') return null;
  const until = daysAfter(completedAt, inspectionDays);
  return now < until ? until : null;
}
