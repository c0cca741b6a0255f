import type { ChildEarnings } from '@sidework/contracts/business-tools/child-earnings';
import { hoursOfWeek, weekOf } from '@sidework/contracts/client-services/youth-rules';
import { dayIn } from '@sidework/contracts/kernel/local-day';
import type { childAppointments } from './table.ts';

type Appointment = typeof childAppointments.$inferSelect;

/** The minutes of each week by the child's clock, with the hours of its age; a week belongs to the month of its Monday. */
export function weeksOf(
  appointments: readonly Appointment[],
  zone: string,
): ChildEarnings['weeks'] {
  const weeks = new Map<string, ChildEarnings['weeks'][number]>();
  for (const { startsAt, endsAt, ageBand } of appointments) {
    const monday = weekOf(dayIn(zone, startsAt));
    const before = weeks.get(monday)?.minutes ?? 0;
    const limitHours = ageBand ? (hoursOfWeek(ageBand, monday) ?? null) : null;
    weeks.set(monday, { monday, minutes: before + minutesOf(startsAt, endsAt), limitHours });
  }
  return [...weeks.values()].sort((one, other) => one.monday.localeCompare(other.monday));
}

const minutesOf = (startsAt: Date, endsAt: Date) =>
  Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
