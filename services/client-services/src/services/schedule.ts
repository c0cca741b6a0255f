import { unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { DeadlineChange, EstimateChange } from '@sidework/contracts/client-services/services';
import { dayIn } from '@sidework/contracts/kernel/local-day';
import { problems } from '@sidework/contracts/problems';
import type { z } from 'zod';
import { requireClient, requireInProgress, requireProfessional, type Service } from './service.ts';

type Deadline = z.infer<typeof DeadlineChange>;
type Estimate = z.infer<typeof EstimateChange>;

/** The client's day, in the client's zone (D-49 and D-51); the same day again is the service as it was. */
export function setDeadline(
  service: Service,
  { deadline, timeZone }: Deadline,
  by: Actor,
  now: Date,
): Service {
  requireClient(service, by, 'client_sets_deadline');
  requireInProgress(service);
  const deadlineTimeZone = deadline && timeZone;
  if (deadline === service.deadline && deadlineTimeZone === service.deadlineTimeZone)
    return service;
  requireNotPast('deadline', deadline, timeZone, now);
  return { ...service, deadline, deadlineTimeZone };
}

/** The deadline of work that had none stays known as its first, however often it is moved later. */
export function withFirstDeadline(before: Service, after: Service, now: Date): Service {
  if (before.deadline || !after.deadline || after.firstDeadline) return after;
  return { ...after, firstDeadline: after.deadline, firstDeadlineAt: now };
}

/** When the professional expects to be done; the same day again is the service as it was. */
export function setEstimate(
  service: Service,
  { estimatedCompletionDate, timeZone }: Estimate,
  by: Actor,
  now: Date,
): Service {
  requireProfessional(service, by, 'professional_sets_estimate');
  requireInProgress(service);
  if (estimatedCompletionDate === service.estimatedCompletionDate) return service;
  requireNotPast('estimatedCompletionDate', estimatedCompletionDate, timeZone, now);
  return { ...service, estimatedCompletionDate };
}

export function requireNotPast(
  field: string,
  day: string | null,
  timeZone: string,
  now: Date,
): void {
  if (day === null || day >= dayIn(timeZone, now)) return;
  throw unprocessable('day_in_the_past', undefined, { [field]: problems.day_in_the_past });
}
