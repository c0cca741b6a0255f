import type { DoorResult, DoorTap } from './door.ts';
import type { AttendeeView } from './registrations.ts';

export interface Guest {
  attendee: AttendeeView;
  checkedInAt: string | null;
  /** The last tap of this device at the guest waits for the network. */
  isUnsent: boolean;
}

/** The guests as this device knows them: the list as it was read last, and the taps that wait. */
function atDoor(attendees: AttendeeView[], waiting: DoorTap[]): Guest[] {
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
function settled(attendees: AttendeeView[], results: DoorResult[]): AttendeeView[] {
  const byId = new Map(results.map((result) => [result.registrationId, result]));
  return attendees.flatMap((attendee) => {
    const result = byId.get(attendee.id);
    // A guest without a ticket has nothing to come back with.
    if (result?.outcome === 'undone' && attendee.isWalkIn) return [];
    return [result ? { ...attendee, checkedInAt: result.checkedInAt } : attendee];
  });
}

/** Each sentence tells of a guest whom another device let in, or whose ticket is gone. */
function conflictsIn(
  attendees: AttendeeView[],
  taps: DoorTap[],
  results: DoorResult[],
  timeText: (moment: string) => string,
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
function refusalOf(
  attendees: AttendeeView[],
  { registrationId, act }: DoorTap,
  why: string,
): string {
  const guest = attendees.find(({ id }) => id === registrationId)?.attendeeName ?? 'A guest';
  return `${guest} was not ${act === 'in' ? 'let in' : 'let out again'}: ${why}`;
}

/** The line from a device at the door to the server. */
export interface DoorLine {
  send(taps: DoorTap[]): Promise<DoorResult[]>;
  /** Whether what was not sent may be sent later. */
  maySendLater(failure: unknown): boolean;
  whyOf(failure: unknown): string;
  timeText(moment: string): string;
  onChange(state: DoorState): void;
}

export interface DoorState {
  attendees: AttendeeView[];
  /** Taps that the server has not settled yet, in their order. */
  waiting: DoorTap[];
  conflicts: string[];
}

const atOnce = 100;

/** One device at the door: its taps count at once for itself, and for all others as soon as they are sent. */
export function openDoorDevice(line: DoorLine, begun: Omit<DoorState, 'conflicts'>) {
  let state: DoorState = { ...begun, conflicts: [] };
  const change = (given: Partial<DoorState>) => {
    state = { ...state, ...given };
    line.onChange(state);
  };

  async function sendSome(taps: DoorTap[]): Promise<void> {
    let named: string[];
    try {
      const results = await line.send(taps);
      named = conflictsIn(state.attendees, taps, results, line.timeText);
      change({ attendees: settled(state.attendees, results) });
    } catch (failure) {
      if (line.maySendLater(failure)) throw failure;
      if (taps.length > 1) {
        // One tap that is refused takes none of the others with it.
        for (const tap of taps) await sendSome([tap]);
        return;
      }
      named = taps.map((tap) => refusalOf(state.attendees, tap, line.whyOf(failure)));
    }
    const sent = new Set(taps.map(({ id }) => id));
    change({
      conflicts: [...named, ...state.conflicts],
      waiting: state.waiting.filter(({ id }) => !sent.has(id)),
    });
  }

  return {
    state: () => state,
    guests: () => atDoor(state.attendees, state.waiting),
    know: (attendees: AttendeeView[]) => change({ attendees }),
    tap: (tap: DoorTap) => change({ waiting: [...state.waiting, tap] }),
    forgetConflicts: () => change({ conflicts: [] }),
    /** Sends what waits; it fails where the rest is to be sent later. */
    async sendWaiting() {
      while (state.waiting.length > 0) await sendSome(state.waiting.slice(0, atOnce));
    },
  };
}
