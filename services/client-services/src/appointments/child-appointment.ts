import { conflict, notFound, unprocessable } from '@sidework/chassis/errors';
import type { Actor } from '@sidework/chassis/http/actor';
import type { Person } from '@sidework/chassis/people/people';
import { type Stint, youthFault } from '@sidework/contracts/client-services/youth-rules';
import { youthZonesOf } from '@sidework/contracts/client-services/youth-zones';
import type { AgeBand } from '@sidework/contracts/identity/profiles/age-bands';
import { problems } from '@sidework/contracts/problems';
import { requireGuardian } from '../services/service-of-child.ts';
import { type Appointment, type Canceller, requireComing, sideOf } from './appointment.ts';

const quarterHour = 900_000;

/** A minute could carry what words may not, such as a number to ring, one time after the other (D-117). */
export function requireQuarterHours(times: readonly Date[]): void {
  if (times.every((time) => time.getTime() % quarterHour === 0)) return;
  const words = problems.appointment_quarter_hour;
  throw unprocessable('appointment_quarter_hour', words, { times: words });
}

/** Throws, in the words of the rule, where a child may not work at a time. */
export function requireHoursOfChild(
  stint: Stint,
  others: readonly Stint[],
  child: { band: AgeBand; location: string | null },
): void {
  const zones = youthZonesOf(child.location);
  const fault = youthFault(stint, others, { band: child.band, zones });
  if (fault) throw unprocessable('appointment_hours_young', fault, { times: fault });
}

/** A guardian of the child confirms, unless it is the client itself. */
export function requireConfirmingGuardian(
  child: Person | undefined,
  { clientId }: Pick<Appointment, 'clientId'>,
  by: Pick<Actor, 'id'>,
): Person {
  if (by.id === clientId) throw notFound('appointment_not_found');
  return requireGuardian(child, by, 'appointment_not_found');
}

/** A side cancels, and a guardian an appointment of its child. */
export function cancellerOf(
  appointment: Appointment,
  child: Pick<Person, 'guardianIds'> | undefined,
  by: Pick<Actor, 'id'>,
): Canceller {
  const { clientId, professionalId } = appointment;
  const isSide = by.id === clientId || by.id === professionalId;
  if (!isSide && child?.guardianIds.includes(by.id)) return 'guardian';
  return sideOf(appointment, by);
}

/** Both sides agreed, and nothing stands before a guardian agrees (D-117). */
export const awaitGuardian = <A extends Pick<Appointment, 'status'>>(appointment: A) => ({
  ...appointment,
  status: 'awaiting_guardian' as const,
});

/** A guardian agrees: it stands; confirmed twice it stays as it was. */
export function confirm(appointment: Appointment, now: Date): Appointment {
  if (appointment.status === 'agreed') return appointment;
  requireComing(appointment, now);
  return { ...appointment, status: 'agreed', version: appointment.version + 1 };
}

export function requireMayWork({ mayAct }: Pick<Person, 'mayAct'>): void {
  if (!mayAct) throw conflict('child_may_not_work');
}
