import type { ServiceView } from '@sidework/contracts/client-services/services';
import { dayIn } from '@sidework/contracts/kernel/local-day';
import { viewersZone, zoneText } from '../../../lib/zones.ts';

type Deadline = Pick<ServiceView, 'status' | 'deadline' | 'deadlineTimeZone'>;

/** A deadline has passed when its day is over where it was set, and matters while the work is in progress. */
export function isDeadlinePassed(
  { status, deadline, deadlineTimeZone }: Deadline,
  now = new Date(),
): boolean {
  if (status !== 'in_progress' || deadline === null) return false;
  return dayIn(deadlineTimeZone ?? viewersZone(), now) > deadline;
}

/** It is undefined where the day ends in the viewer's own time zone. */
export function foreignZoneText({ deadlineTimeZone }: Deadline): string | undefined {
  if (deadlineTimeZone === null || deadlineTimeZone === viewersZone()) return undefined;
  return zoneText(deadlineTimeZone);
}
