import type { DoorResult, DoorTap } from '@sidework/contracts/education-events/door';
import type { AttendeeView } from '@sidework/contracts/education-events/registrations';
import { timeText } from '../../../lib/days.ts';

export interface Guest {
  attendee: AttendeeView;
  checkedInAt: string | null;
  /** The last tap of this device at the guest waits for the network. */
  isUnsent: boolean;
}

/** The guests as this device knows them: the list as it was read last, and the taps that wait. */
export function atDoor(attendees: AttendeeView[], waiting: DoorTap[]): Guest[] {
  const last = new Map(waiting.map((tap) => [tap.registrationId, tap]));
  return attendees.map((attendee) => {
    const tap = last.get(attendee.id);
    if (!tap) return { attendee, checkedInAt: attendee.checkedInAt, isUnsent: false };
    // A guest whom another device let in before stays in since then.
    const inAt = attendee.checkedInAt ?? tap.at;
    return { attendee, checkedInAt: tap.act === 'in' ? inAt : null, isUnsent: true };
  });
}

/** The list after the server has settled taps. */
export function settled(attendees: AttendeeView[], results: DoorResult[]): AttendeeView[] {
  const byId = new Map(results.map((result) => [result.registrationId, result]));
  return attendees.flatMap((attendee) => {
    const result = byId.get(attendee.id);
    // A guest without a ticket has nothing to come back with.
    if (result?.outcome === 'undone' && attendee.isWalkIn) return [];
    return [result ? { ...attendee, checkedInAt: result.checkedInAt } : attendee];
  });
}

/** Each sentence tells of a guest whom another device let in, or whose ticket is gone. */
export function conflictsIn(
  attendees: AttendeeView[],
  taps: DoorTap[],
  results: DoorResult[],
): string[] {
  const names = new Map(attendees.map(({ id, attendeeName }) => [id, attendeeName]));
  const actOf = new Map(taps.map(({ id, act }) => [id, act]));
  return results.flatMap(({ tapId, registrationId, outcome, checkedInAt }) => {
    const name = names.get(registrationId) ?? 'A guest';
    if (outcome === 'no_ticket') return `${name} no longer has a ticket.`;
    if (outcome === 'too_early') return `${name} is not in: the door is not open yet.`;
    if (outcome === 'too_late') return `${name} was not changed: the door has closed.`;
    if (outcome !== 'already_in' || !checkedInAt) return [];
    const since = timeText(checkedInAt);
    return actOf.get(tapId) === 'in'
      ? `${name} was already in at ${since}.`
      : `${name} stays in: another device let them in at ${since}.`;
  });
}

/** A tap that the server refuses is told with its guest, who has to be tapped again. */
export function refusalOf(
  attendees: AttendeeView[],
  { registrationId, act }: DoorTap,
  why: string,
): string {
  const guest = attendees.find(({ id }) => id === registrationId)?.attendeeName ?? 'A guest';
  return `${guest} was not ${act === 'in' ? 'let in' : 'let out again'}: ${why}`;
}

/** Letters are compared without their marks, so that "tomas" finds Tomás. */
const folded = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase('en-US');

export const searched = (guests: Guest[], words: string): Guest[] =>
  guests.filter(({ attendee }) => folded(attendee.attendeeName).includes(folded(words.trim())));
