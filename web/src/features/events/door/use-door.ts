import { type DoorTap, tapAtDoor } from '@sidework/contracts/education-events/door';
import { type AttendeeView, markPaid } from '@sidework/contracts/education-events/registrations';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { keep, readKept } from '../../../lib/kept.ts';
import { messageOf } from '../../../lib/messages.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { getSession } from '../../../lib/session.ts';
import { allAttendees } from '../attendees-csv.ts';
import { atDoor, conflictsIn, settled } from './door-queue.ts';

/** A device looks at the list, and sends what waits, so often. */
const everyMs = 10_000;
const atOnce = 100;

/** Nothing of a tap that waits names a guest. */
const placeOf = (eventId: string) => `sidework.door.${getSession()?.viewer.id}.${eventId}`;

/** The server is not reached, or asks for patience: what waits is sent again later. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** The list at the door, which goes on without a network: taps wait on the device and are settled later. */
export function useDoor(eventId: string) {
  const [attendees, setAttendees] = useState<AttendeeView[]>();
  const [error, setError] = useState<unknown>();
  const [offlineSince, setOfflineSince] = useState<string>();
  const [conflicts, setConflicts] = useState<string[]>([]);
  const [waiting, setWaiting] = useState<DoorTap[]>(
    () => readKept<DoorTap[]>('localStorage', placeOf(eventId)) ?? [],
  );
  const known = useRef<AttendeeView[]>([]);
  const queue = useRef(waiting);
  const ownTaps = useRef(new Map<string, string>());
  const isRunning = useRef(false);

  const show = useCallback((list: AttendeeView[]) => {
    known.current = list;
    setAttendees(list);
  }, []);

  const queueTaps = useCallback(
    (taps: DoorTap[]) => {
      queue.current = taps;
      setWaiting(taps);
      keep('localStorage', placeOf(eventId), taps.length > 0 ? taps : undefined);
    },
    [eventId],
  );

  const sendSome = useCallback(async () => {
    const taps = queue.current.slice(0, atOnce);
    try {
      const { results } = await call(tapAtDoor, { params: { eventId }, body: { taps } });
      const named = conflictsIn(known.current, taps, results);
      show(settled(known.current, results));
      if (named.length > 0) setConflicts((before) => [...named, ...before]);
    } catch (failure) {
      if (isPassing(failure)) throw failure;
      setConflicts((before) => [messageOf(failure), ...before]);
    }
    const sent = new Set(taps.map(({ id }) => id));
    queueTaps(queue.current.filter(({ id }) => !sent.has(id)));
  }, [eventId, queueTaps, show]);

  const refresh = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      do {
        while (queue.current.length > 0) await sendSome();
        show(await allAttendees(eventId));
        // A guest may have been tapped meanwhile.
      } while (queue.current.length > 0);
      setError(undefined);
      setOfflineSince(undefined);
    } catch (failure) {
      setError(failure);
      if (isPassing(failure))
        setOfflineSince((since) => since ?? new Date(serverNow()).toISOString());
    } finally {
      isRunning.current = false;
    }
  }, [eventId, sendSome, show]);

  useEffect(() => {
    void refresh();
    const look = () => void refresh();
    const timer = setInterval(look, everyMs);
    addEventListener('online', look);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
    };
  }, [refresh]);

  function tap({ id: registrationId }: AttendeeView, act: DoorTap['act']) {
    const id = crypto.randomUUID();
    const undoes = act === 'undo' ? (ownTaps.current.get(registrationId) ?? null) : null;
    if (act === 'in') ownTaps.current.set(registrationId, id);
    const at = new Date(serverNow()).toISOString();
    queueTaps([...queue.current, { id, registrationId, act, at, undoes }]);
    void refresh();
  }

  return {
    guests: attendees && atDoor(attendees, waiting),
    error,
    refresh,
    offlineSince,
    waitingCount: waiting.length,
    conflicts,
    forgetConflicts: () => setConflicts([]),
    tap,
    isOwn: ({ id }: AttendeeView) => ownTaps.current.has(id),
    markPaid: async ({ id: registrationId }: AttendeeView) => {
      await call(markPaid, { params: { eventId, registrationId } });
      await refresh();
    },
  };
}
