import { checkIn, listAttendees } from '@sidework/contracts/education-events/registrations';
import { useRef, useState } from 'react';
import { call, useInvalidate } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { timeText } from '../../lib/days.ts';
import { messageOf } from '../../lib/messages.ts';
import type { useDoor } from './door/use-door.ts';

interface Entry {
  meaning: 'open' | 'due' | 'error';
  title: string;
  text: string;
}

/** Lets tickets in, one at a time. */
export function useCheckIn(eventId: string, door: ReturnType<typeof useDoor>) {
  const [entry, setEntry] = useState<Entry>();
  const [isBusy, setBusy] = useState(false);
  const isRunning = useRef(false);
  const invalidate = useInvalidate();

  /** Whether the ticket is one of this event's. */
  async function enter(code: string): Promise<boolean> {
    if (isRunning.current) return false;
    isRunning.current = true;
    setBusy(true);
    try {
      const { isFirst, checkedInAt, attendee } = await call(checkIn, {
        params: { eventId },
        body: { code },
      });
      const since = timeText(checkedInAt);
      setEntry(
        isFirst
          ? { meaning: 'open', title: attendee.attendeeName, text: 'Welcome in.' }
          : { meaning: 'due', title: attendee.attendeeName, text: `already in at ${since}` },
      );
      // The next person at the door must not wait for the list.
      void invalidate(listAttendees);
      void door.refresh();
      return true;
    } catch (failure) {
      const isUnreached = failure instanceof ApiError && failure.status === 0;
      const known = isUnreached ? await enterByList(code) : undefined;
      setEntry(known ?? { meaning: 'error', title: 'Not let in', text: messageOf(failure) });
      return known !== undefined;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  /** Without a network the list on this device decides; a ticket that it does not know waits for the network. */
  async function enterByList(code: string): Promise<Entry | undefined> {
    const guest = await door.guestWith(code);
    if (!guest) return undefined;
    const { attendeeName: title } = guest.attendee;
    if (guest.checkedInAt)
      return { meaning: 'due', title, text: `already in at ${timeText(guest.checkedInAt)}` };
    door.tap(guest.attendee, 'in');
    return { meaning: 'open', title, text: 'Welcome in. This is sent when you are back online.' };
  }

  return { entry, isBusy, enter };
}
