import {
  addWalkIn,
  type DoorTap,
  tapAtDoor,
  type WalkInForm,
} from '@sidework/contracts/education-events/door';
import { type AttendeeView, markPaid } from '@sidework/contracts/education-events/registrations';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { keep, readKept } from '../../../lib/kept.ts';
import { messageOf } from '../../../lib/messages.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { getSession } from '../../../lib/session.ts';
import { allAttendees } from '../attendees-csv.ts';
import { atDoor, conflictsIn, refusalOf, settled } from './door-queue.ts';

/** A device sends what waits so often, and reads the whole list again less often, because it may be long. */
const sendEveryMs = 10_000;
const readEveryMs = 60_000;
const atOnce = 100;

/** Nothing of a tap that waits names a guest. */
const placeOf = (eventId: string) => `sidework.door.${getSession()?.viewer.id}.${eventId}`;

/** The server is not reached, or asks for patience: what waits is sent again later. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** A tap that may not be sent now may be sent after a sign-in. */
const mayBeSentLater = (error: unknown) =>
  isPassing(error) || (error instanceof ApiError && [401, 403, 404].includes(error.status));

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
  const ownTaps = useRef(new Map<string, string | null>());
  const isRunning = useRef(false);
  const readAt = useRef(0);

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

  const sendTaps = useCallback(
    async (taps: DoorTap[]) => {
      let named: string[];
      try {
        const { results } = await call(tapAtDoor, { params: { eventId }, body: { taps } });
        named = conflictsIn(known.current, taps, results);
        show(settled(known.current, results));
      } catch (failure) {
        if (mayBeSentLater(failure)) throw failure;
        if (taps.length > 1) {
          // One tap that is refused takes none of the others with it.
          for (const tap of taps) await sendTaps([tap]);
          return;
        }
        named = taps.map((tap) => refusalOf(known.current, tap, messageOf(failure)));
      }
      if (named.length > 0) setConflicts((before) => [...named, ...before]);
      const sent = new Set(taps.map(({ id }) => id));
      queueTaps(queue.current.filter(({ id }) => !sent.has(id)));
    },
    [eventId, queueTaps, show],
  );

  const update = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      do {
        while (queue.current.length > 0) await sendTaps(queue.current.slice(0, atOnce));
        if (Date.now() - readAt.current >= readEveryMs) {
          show(await allAttendees(eventId));
          readAt.current = Date.now();
        }
        // A guest may have been tapped meanwhile.
      } while (queue.current.length > 0);
      setError(undefined);
      setOfflineSince(undefined);
    } catch (failure) {
      setError(failure);
      const since = new Date(serverNow()).toISOString();
      setOfflineSince((before) => (isPassing(failure) ? (before ?? since) : undefined));
    } finally {
      isRunning.current = false;
    }
  }, [eventId, sendTaps, show]);

  const refresh = useCallback(() => {
    readAt.current = 0;
    return update();
  }, [update]);

  useEffect(() => {
    void refresh();
    const look = () => void refresh();
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') look();
    };
    const timer = setInterval(() => void update(), sendEveryMs);
    addEventListener('online', look);
    document.addEventListener('visibilitychange', lookIfSeen);
    return () => {
      clearInterval(timer);
      removeEventListener('online', look);
      document.removeEventListener('visibilitychange', lookIfSeen);
    };
  }, [refresh, update]);

  const isWaiting = waiting.length > 0;
  useEffect(() => {
    if (!isWaiting) return;
    const keepOpen = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', keepOpen);
    return () => removeEventListener('beforeunload', keepOpen);
  }, [isWaiting]);

  function tap({ id: registrationId }: AttendeeView, act: DoorTap['act']) {
    const id = crypto.randomUUID();
    const undoes = act === 'undo' ? (ownTaps.current.get(registrationId) ?? null) : null;
    if (act === 'in') ownTaps.current.set(registrationId, id);
    const at = new Date(serverNow()).toISOString();
    queueTaps([...queue.current, { id, registrationId, act, at, undoes }]);
    void update();
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
    async addWalkIn(body: WalkInForm, idempotencyKey: string) {
      const added = await call(addWalkIn, { params: { eventId }, body, idempotencyKey });
      ownTaps.current.set(added.id, null);
      show([added, ...known.current.filter(({ id }) => id !== added.id)]);
      return added;
    },
    markPaid: async ({ id: registrationId }: AttendeeView) => {
      await call(markPaid, { params: { eventId, registrationId } });
      await refresh();
    },
  };
}
