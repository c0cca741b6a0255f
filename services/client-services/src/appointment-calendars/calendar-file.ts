import { webAddresses } from '@sidework/contracts/web-addresses';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { Appointment } from '../appointments/appointment.ts';

export interface Entry {
  appointment: Pick<Appointment, 'id' | 'serviceId' | 'startsAt' | 'endsAt' | 'version'>;
  title: string;
  /** The name of the other side. */
  name: string | undefined;
}

interface Made {
  publicUrl: string;
  now: Date;
}

/**
 * Appointments as calendar programs read them (RFC 5545). The UID of one stays when it moves, and its SEQUENCE rises; one that is
 * cancelled is left out, and goes from the calendars that subscribe.
 */
export function calendarFile(entries: readonly Entry[], { publicUrl, now }: Made): string {
  const calendar = ical({
    name: 'Sidework appointments',
    prodId: { company: 'Sidework', product: 'Appointments' },
    method: ICalCalendarMethod.PUBLISH,
  });
  for (const { appointment, title, name } of entries)
    calendar.createEvent({
      id: `${appointment.id}@sidework`,
      sequence: appointment.version - 1,
      stamp: now,
      start: appointment.startsAt,
      end: appointment.endsAt,
      summary: name ? `${title} with ${name}` : title,
      status: ICalEventStatus.CONFIRMED,
      url: new URL(webAddresses.service(appointment.serviceId), publicUrl).href,
    });
  return calendar.toString();
}
