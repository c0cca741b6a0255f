import { checkIn, listAttendees } from '@sidework/contracts/education-events/registrations';
import { useRef, useState } from 'react';
import { call, useInvalidate } from '../../lib/api.ts';
import { timeText } from '../../lib/days.ts';
import { messageOf } from '../../lib/messages.ts';

interface Entry {
  meaning: 'open' | 'due' | 'error';
  title: string;
  text: string;
}

/** Lets tickets in, one at a time. */
export function useCheckIn(eventId: string, onEntered: () => Promise<void>) {
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
      void onEntered();
      return true;
    } catch (failure) {
      setEntry({ meaning: 'error', title: 'Not let in', text: messageOf(failure) });
      return false;
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  }

  return { entry, isBusy, enter };
}
