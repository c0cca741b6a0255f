import {
  addWalkIn,
  type DoorTap,
  tapAtDoor,
  type WalkInForm,
} from '@sidework/contracts/education-events/door';
import { type Guest, openDoorDevice } from '@sidework/contracts/education-events/door-device';
import type { EventDetail } from '@sidework/contracts/education-events/event-listings';
import { type AttendeeView, markPaid } from '@sidework/contracts/education-events/registrations';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { timeText } from '../../../lib/days.ts';
import { keep, readKept } from '../../../lib/kept.ts';
import { messageOf } from '../../../lib/messages.ts';
import { serverNow } from '../../../lib/server-clock.ts';
import { getSession } from '../../../lib/session.ts';
import { allAttendees } from '../attendees-csv.ts';
import { codeDigestOf } from './code-digest.ts';
import { keepDoorPage } from './keep-door-page.ts';
import { keepDoor, keptDoor } from './kept-door.ts';

/** A device sends what waits so often, and reads the whole list again less often, because it may be long. */
const sendEveryMs = 10_000;
const readEveryMs = 60_000;

/** Nothing of a tap that waits names a guest. */
const placeOf = (eventId: string) => `sidework.door.${getSession()?.viewer.id}.${eventId}`;

/** The server is not reached, or asks for patience: what waits is sent again later. */
const isPassing = (error: unknown) =>
  error instanceof ApiError && (error.status === 0 || error.status === 429 || error.status >= 500);

/** A tap that may not be sent now may be sent after a sign-in. */
const maySendLater = (error: unknown) =>
  isPassing(error) || (error instanceof ApiError && [401, 403, 404].includes(error.status));

/** The taps of this tab by guest, which it alone may undo, also after a reload. A guest without a ticket was let in by none. */
function openOwnTaps(place: string) {
  const taps = new Map(readKept<[string, string | null][]>('sessionStorage', place) ?? []);
  return {
    get: (registrationId: string) => taps.get(registrationId),
    has: (registrationId: string) => taps.has(registrationId),
    set(registrationId: string, tapId: string | null) {
      taps.set(registrationId, tapId);
      keep('sessionStorage', place, [...taps]);
    },
  };
}

/** The list at the door, which goes on without a network, also after a reload: taps wait on the device and are settled later. */
export function useDoor(event: EventDetail) {
  const { id: eventId } = event;
  const place = placeOf(eventId);
  const [device] = useState(() =>
    openDoorDevice(
      {
        send: async (taps) =>
          (await call(tapAtDoor, { params: { eventId }, body: { taps } })).results,
        maySendLater,
        whyOf: messageOf,
        timeText,
        onChange: (changed) => setState(changed),
      },
      {
        attendees: keptDoor(eventId)?.attendees ?? [],
        waiting: readKept<DoorTap[]>('localStorage', place) ?? [],
      },
    ),
  );
  const [{ waiting, conflicts, attendees }, setState] = useState(device.state);
  const [isKnown, setKnown] = useState(() => keptDoor(eventId) !== undefined);
  const [error, setError] = useState<unknown>();
  const [offlineSince, setOfflineSince] = useState<string>();
  const [ownTaps] = useState(() => openOwnTaps(`${place}.taps`));
  const isRunning = useRef(false);
  const readAt = useRef(0);

  useEffect(() => {
    keep('localStorage', place, waiting.length > 0 ? waiting : undefined);
  }, [place, waiting]);
  useEffect(() => {
    if (isKnown) keepDoor(event, attendees);
  }, [event, attendees, isKnown]);

  const update = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      do {
        await device.sendWaiting();
        if (Date.now() - readAt.current >= readEveryMs) {
          device.know(await allAttendees(eventId));
          setKnown(true);
          readAt.current = Date.now();
          void keepDoorPage();
        }
        // A guest may have been tapped meanwhile.
      } while (device.state().waiting.length > 0);
      setError(undefined);
      setOfflineSince(undefined);
    } catch (failure) {
      setError(failure);
      const since = new Date(serverNow()).toISOString();
      setOfflineSince((before) => (isPassing(failure) ? (before ?? since) : undefined));
    } finally {
      isRunning.current = false;
    }
  }, [device, eventId]);

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

  function tap({ id: registrationId }: Pick<AttendeeView, 'id'>, act: DoorTap['act']) {
    const id = crypto.randomUUID();
    const undoes = act === 'undo' ? (ownTaps.get(registrationId) ?? null) : null;
    if (act === 'in') ownTaps.set(registrationId, id);
    device.tap({ id, registrationId, act, at: new Date(serverNow()).toISOString(), undoes });
    void update();
  }

  return {
    guests: isKnown ? device.guests() : undefined,
    error,
    refresh,
    offlineSince,
    waitingCount: waiting.length,
    conflicts,
    forgetConflicts: device.forgetConflicts,
    tap,
    /** The guest whose ticket has this code, as this device knows them. */
    async guestWith(code: string): Promise<Guest | undefined> {
      // Browsers compute digests for pages that came over https alone.
      if (!globalThis.crypto.subtle) return undefined;
      const digest = await codeDigestOf(code);
      return device.guests().find(({ attendee }) => attendee.codeDigest === digest);
    },
    isOwn: ({ id }: AttendeeView) => ownTaps.has(id),
    async addWalkIn(body: WalkInForm, idempotencyKey: string) {
      const added = await call(addWalkIn, { params: { eventId }, body, idempotencyKey });
      ownTaps.set(added.id, null);
      device.know([added, ...device.state().attendees.filter(({ id }) => id !== added.id)]);
      return added;
    },
    markPaid: async ({ id: registrationId }: AttendeeView) => {
      await call(markPaid, { params: { eventId, registrationId } });
      await refresh();
    },
  };
}
